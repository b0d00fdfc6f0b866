import { spawnSync } from 'node:child_process'
import { alone } from './alone.ts'

// Installs what the driver in the working directory stands on, while no other run does: two pnpm at once take each
// other's files away. It is run before that, so that only Node's own modules are here.

const args = ['install', '--frozen-lockfile']
try {
  process.exitCode = await alone('.install-lock', async () => {
    const { status, error } = spawnSync('pnpm', args, { stdio: 'inherit' })
    // As a shell says it of a command that it does not find.
    return error ? 127 : (status ?? 1)
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
