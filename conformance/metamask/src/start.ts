import module from 'node:module'

// Half of what a start takes of a processor is reading sources; the cache lies in the system's temporary folder.
module.enableCompileCache()
// Not before that is on.
await import('./main.ts')
