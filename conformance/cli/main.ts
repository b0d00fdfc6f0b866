#!/usr/bin/env node
import module from 'node:module'
import { failOnEarlyExit } from './failOnEarlyExit.ts'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// From version 22.18 on, Node strips the types of TypeScript modules without an option.
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `touchstone: Node ${process.versions.node} is too old: 22.18 or newer is wanted.\n`,
  )
  process.exitCode = 2
} else {
  // SIGUSR1 opens Node's inspector, unless the process has a listener for it. Through the inspector, a provider
  // module could run code in this process.
  process.on('SIGUSR1', () => undefined)
  // Compiling the sources takes most of the start, so use Node's compile cache. It is in the system's temporary
  // folder.
  module.enableCompileCache()
  let lost = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The program that reads the output may stop early: `touchstone list | head`. That is no error.
    if (error.code === 'EPIPE' || lost) return
    lost = true
    process.exitCode = 2
    process.stderr.write(`touchstone: standard output cannot be written: ${error.message}.\n`)
  })
  // Import this module dynamically: only after the compile cache is on, and only in a Node version that can
  // read TypeScript.
  const { runCli } = await import('./runCli.ts')
  const ended = failOnEarlyExit()
  const code = await runCli(process.argv.slice(2))
  ended()
  // The error of standard output may have come before the command ended. Keep its exit code then.
  if (!lost) process.exitCode = code
}
