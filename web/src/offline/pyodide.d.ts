declare module 'pyodide/pyodide.asm.mjs?url' {
  const address: string
  export default address
}
