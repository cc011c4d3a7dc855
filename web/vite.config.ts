import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Writes a .br and a .gz beside every asset, which the server sends as they are. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, 'assets')),
    async closeBundle() {
      for (const name of await readdir(folder)) {
        if (/\.(br|gz)$/.test(name)) continue
        const data = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }))
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

// The built client is part of the Python package, so `tocca serve` finds it wherever it is installed.
export default defineConfig({
  plugins: [svelte(), packed()],
  base: './',
  build: {
    outDir: fileURLToPath(new URL('../src/tocca/web', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content policy allows no inline data
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the texts are beside the Python code
    proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
})
