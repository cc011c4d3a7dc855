import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Writes a .br and a .gz beside every asset, which the server sends as they are; fonts are packed already. */
function pack(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, 'assets')),
    async closeBundle() {
      for (const name of await readdir(folder)) {
        if (/\.(br|gz|woff2)$/.test(name)) continue
        const data = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }))
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

/** Writes sw.js, the service worker, with the list of all files of the app: it changes whenever one of them does. */
function serviceWorker(): Plugin {
  const NOT_KEPT = /\.(br|gz|bin|json|txt)$|^sw\.js$|^index\.html$|^screenshot|^preview|\.ready$/
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const revision = async (name: string) => createHash('sha256').update(await readFile(join(folder, name))).digest('hex').slice(0, 16)
      const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((one) => one.isFile())
        .map((one) => relative(folder, join(one.parentPath, one.name)))
        .filter((name) => !NOT_KEPT.test(name))
        .sort()
      const files = [{ url: './', revision: await revision('index.html') }]
      for (const url of names) files.push({ url, revision: await revision(url) })
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'src/offline/service-worker.ts', formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      })
    },
  }
}

/** Many static servers don't know that .mjs is JavaScript, and browsers refuse a module that is not called so. */
const javascriptNames = ({ names }: { names: string[] }) => `assets/[name]-[hash]${names[0]?.endsWith('.mjs') ? '.js' : '[extname]'}`

// The built client is part of the Python package, so `tocca serve` finds it wherever it is installed.
export default defineConfig({
  plugins: [svelte(), pack(), serviceWorker()],
  base: './',
  build: {
    outDir: fileURLToPath(new URL('../src/tocca/web', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content policy allows no inline data
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames: javascriptNames } },
  },
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames: javascriptNames } } },
  server: {
    fs: { allow: ['..'] }, // the texts are beside the Python code
    proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
})
