import { spawnSync } from 'node:child_process'
import { alone } from './alone.ts'
import { isInstalled } from '../../src/drivers/extension/isInstalled.ts'

// Installs what the driver in the working directory stands on, while no other run does: two pnpm at once take each
// other's files away. It is run before that, so that only Node's own modules are here.

const args = ['install', '--frozen-lockfile']
try {
  process.exitCode = await alone('.install-lock', async () => {
    // Whoever had the lock before may be driving from these files already.
    if (isInstalled('./')) return 0
    const { status, error } = spawnSync('pnpm', args, { stdio: 'inherit' })
    // As a shell says it of a command that it does not find.
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return 127
    if (error) throw error
    return status ?? 1
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
