#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { runCli } from './runCli.ts'

// Most of the start of a run is reading sources; the cache lies in the system's temporary folder.
enableCompileCache()
process.exitCode = await runCli(process.argv.slice(2))
