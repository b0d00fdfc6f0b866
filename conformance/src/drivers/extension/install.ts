import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../engine/UsageError.ts'

/** The real-MetaMask driver: a folder with a lockfile of its own, as Synpress wants other versions. */
export const folder = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/**
 * Installs what the driver stands on, the first time.
 *
 * @throws UsageError where it cannot be installed.
 */
export function install(): void {
  if (existsSync(`${folder}node_modules/playwright-core`)) return
  process.stderr.write('Installing the MetaMask driver (once) …\n')
  const { status, error, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status === 0) return
  const why = error ? 'pnpm is not on the path' : (stderr.trim().split('\n').at(-1) ?? '')
  throw new UsageError(
    `The MetaMask driver is not installed (${why}): run "pnpm install --frozen-lockfile" in conformance/metamask.`,
  )
}
