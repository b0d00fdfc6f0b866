import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './isInstalled.ts'
import { UsageError } from '../../engine/UsageError.ts'

/** The real-MetaMask driver: a folder with a lockfile of its own, as Synpress wants other versions. */
export const folder = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/**
 * Installs what the driver stands on: the first time, and where the lockfile is another one since, or the last
 * time did not come to its end.
 *
 * @param at the driver's folder.
 * @param run installs in it, and says why it could not.
 * @throws UsageError where it cannot be installed.
 */
export function install(at: string = folder, run: (at: string) => string | undefined = pnpm): void {
  if (isInstalled(at)) return
  process.stderr.write('Installing the MetaMask driver (once) …\n')
  const why = run(at)
  if (why === undefined) return
  throw new UsageError(
    `The MetaMask driver is not installed (${why}): run "pnpm install --frozen-lockfile" in ${at}.`,
  )
}

function pnpm(cwd: string): string | undefined {
  // Nobody is there to be asked whether what is half done may be removed.
  const env = { ...process.env, CI: 'true' }
  // A process of its own waits there for another run that installs, and hears a Ctrl-C meanwhile.
  const args = ['--no-warnings', `${folder}src/installAlone.ts`]
  const options = { cwd, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  if (status === 0) return undefined
  if (status === 127) return 'there is neither pnpm nor npx on the path'
  // What is wrong it says on either.
  const lines = `${stdout}\n${stderr}`.trim().split('\n')
  return (
    lines.find((line) => /ERR_|^npm error (?!code|A complete)/.test(line))?.trim() ??
    lines.at(-1) ??
    `exit code ${status}`
  )
}
