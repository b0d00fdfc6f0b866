#!/usr/bin/env node
import module from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// Modules in TypeScript are run by Node's own stripping of types.
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `touchstone: Node ${process.versions.node} is too old: 22.18 or newer is wanted.\n`,
  )
  process.exitCode = 2
} else {
  // Without a listener, this signal opens Node's inspector: a provider module could run code in this process.
  process.on('SIGUSR1', () => undefined)
  // Most of the start of a run is reading sources; the cache lies in the system's temporary folder.
  module.enableCompileCache()
  let lost = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads us may stop reading: `touchstone list | head`.
    if (error.code === 'EPIPE' || lost) return
    lost = true
    process.exitCode = 2
    process.stderr.write(`touchstone: standard output cannot be written: ${error.message}.\n`)
  })
  // Not before that is on, and on no Node that cannot read it.
  const { runCli } = await import('./runCli.ts')
  const code = await runCli(process.argv.slice(2))
  // What could not be written may be told before the command ends, or after.
  if (!lost) process.exitCode = code
}
