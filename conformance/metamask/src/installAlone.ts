import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { alone } from './alone.ts'
import { isInstalled } from '../../src/drivers/extension/isInstalled.ts'

// Installs what the driver in the working directory stands on, while no other run does: two pnpm at once take each
// other's files away. It is run before that, so that only Node's own modules are here.

const args = ['install', '--frozen-lockfile']

type Manifest = { packageManager: string }

/** Where there is no pnpm, npm has one: it comes with Node. */
const ways = (): [string, ...string[]][] => {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  return [
    ['pnpm', ...args],
    ['npx', '--yes', packageManager, ...args],
  ]
}

try {
  accessSync('.', constants.W_OK)
  process.exitCode = await alone('.install-lock', async () => {
    // Whoever had the lock before may be driving from these files already.
    if (isInstalled('./')) return 0
    for (const [command, ...args] of ways()) {
      const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
      if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') continue
      if (error) throw error
      return status ?? 1
    }
    // As a shell says it of a command that it does not find.
    return 127
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
