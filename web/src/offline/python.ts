// In a worker: Python with our package, from the parts that `make web` has packed (scripts/browser_python.py).
import { loadPyodide, type PyodideInterface } from 'pyodide'
import moduleAddress from 'pyodide/pyodide.asm.mjs?url'
import { download, listFiles, unpack, type Files } from './parts'

const PACKAGES = '/lib/python3.14/site-packages'

export type Progress = (bytes: number, of: number) => void

/** Python, ready to import tocca. */
export async function loadPython(folder: string, progress: Progress = () => {}): Promise<PyodideInterface> {
  const files = await listFiles(folder)
  await download(folder, files, (bytes) => progress(bytes, files.bytes))
  serveParts(folder, files)
  const bytes = async (name: string) => new Uint8Array(await new Response(await unpack(folder, files, name)).arrayBuffer())
  const [pyodide, msgspec, tocca] = await Promise.all([startPython(folder, files), bytes('msgspec.whl'), bytes('tocca.zip')])
  pyodide.unpackArchive(msgspec, 'wheel')
  pyodide.unpackArchive(tocca, 'zip', { extractDir: PACKAGES })
  return pyodide
}

async function startPython(folder: string, { lock }: Files): Promise<PyodideInterface> {
  const { default: createPyodideModule } = await import(/* @vite-ignore */ new URL(moduleAddress, import.meta.url).href)
  return loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify(lock), packageBaseUrl: folder, createPyodideModule })
}

/** Pyodide asks for its own files by `fetch`; in this worker it gets them unpacked. */
function serveParts(folder: string, files: Files): void {
  const network = self.fetch.bind(self)
  self.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).replace(folder, '')
    if (!(name in files.files)) return network(input, init)
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
    return new Response(await unpack(folder, files, name), { headers: { 'Content-Type': type } })
  }
}
