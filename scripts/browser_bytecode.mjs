// Compiles what the browser's Python needs at every start, so that it need not do so itself.
//
//     node scripts/browser_bytecode.mjs FOLDER
//
// FOLDER holds python_stdlib.zip, msgspec.whl and tocca.zip. The two archives of sources are written anew: each module
// that a table imports is there as bytecode, the others stay as they are (bytecode is larger to download). The browser's
// own Python compiles them, since no other surely knows its bytecode. Nothing in the archives is compressed:
// scripts/browser_python.py compresses them as a whole, which is smaller, and Python opens its modules faster.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs'

const FIND_NEEDED = `
import sys
import tocca, tocca.bots, tocca.offline.page, tocca.offline.thinkers

for name in tocca.games():
    tocca.game(name).start(seed=1)
needed = set(sys.modules)
`

const COMPILE = `
import io, marshal, zipfile
from importlib.util import MAGIC_NUMBER

EPOCH = (2000, 1, 1, 0, 0, 0)  # so that the same sources give the same bytes
HEADER = MAGIC_NUMBER + bytes(12)  # with no source beside it, Python looks at nothing else
# What a browser has not: processes, a terminal, servers of mail and files.
LEFT_OUT = ("_pyrepl/", "ftplib.", "imaplib.", "mailbox.", "multiprocessing/", "pdb.", "smtplib.", "wsgiref/", "xmlrpc/")
WHOLE = ("tocca/", "_pyodide/")  # with their docstrings: students read ours, and Pyodide copies its own at the start

def compile_needed(path):
    sources, compiled = zipfile.ZipFile(path), io.BytesIO()
    with zipfile.ZipFile(compiled, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(sources.namelist()):
            if name.endswith("/") or name.startswith(LEFT_OUT):
                continue
            data = sources.read(name)
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith(".py") and module in needed:
                code = compile(data, "/" + name, "exec", dont_inherit=True, optimize=0 if name.startswith(WHOLE) else 2)
                data, name = HEADER + marshal.dumps(code), name + "c"
            archive.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return compiled.getvalue()

compile_needed
`

const folder = process.argv[2]
const pyodide = await loadPyodide()
for (const name of ['python_stdlib.zip', 'msgspec.whl', 'tocca.zip']) {
  pyodide.FS.writeFile(`/tmp/${name}`, readFileSync(join(folder, name)))
}
pyodide.runPython('import sys; sys.path[:0] = ["/tmp/unpacked"]')
for (const name of ['msgspec.whl', 'tocca.zip']) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(join(folder, name))), 'zip', { extractDir: '/tmp/unpacked' })
}
pyodide.runPython(FIND_NEEDED)
const compileNeeded = pyodide.runPython(COMPILE)
for (const name of ['python_stdlib.zip', 'tocca.zip']) {
  writeFileSync(join(folder, name), compileNeeded(`/tmp/${name}`).toJs())
}
