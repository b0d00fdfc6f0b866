import module from 'node:module'

// A third of a start is reading sources; the cache lies in the system's temporary folder.
module.enableCompileCache()
// Not before that is on.
await import('./main.ts')
