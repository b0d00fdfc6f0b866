#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { runCli } from './runCli.ts'

// Most of the start of a run is reading sources; the cache lies in the system's temporary folder.
enableCompileCache()
// Whoever reads us may stop reading: `touchstone list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runCli(process.argv.slice(2))
