#!/usr/bin/env node
import module from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// Node strips the types of TypeScript modules only from this version on.
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `touchstone: Node ${process.versions.node} is too old: 22.18 or newer is wanted.\n`,
  )
  process.exitCode = 2
} else {
  // Without a listener, this signal opens Node's inspector: a provider module could run code in this process.
  process.on('SIGUSR1', () => undefined)
  // Reading sources takes most of the start. The cache is in the system's temporary folder.
  module.enableCompileCache()
  let lost = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader may stop early: `touchstone list | head`.
    if (error.code === 'EPIPE' || lost) return
    lost = true
    process.exitCode = 2
    process.stderr.write(`touchstone: standard output cannot be written: ${error.message}.\n`)
  })
  // Import dynamically: after the compile cache is on, and only in a Node version that can read TypeScript.
  const { runCli } = await import('./runCli.ts')
  const code = await runCli(process.argv.slice(2))
  // The error of standard output can come before the command ends, or after.
  if (!lost) process.exitCode = code
}
