import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { UsageError } from '../../../core/UsageError.ts'
import { withFileLock } from '../withFileLock.ts'

/**
 * Installs the workspace of Synpress the first time, and again after its lockfile has changed. Only one
 * process installs at a time, because two would remove each other's files.
 *
 * @throws UsageError if the installation fails.
 */
export async function installSynpress(
  workspace: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (isInstalled(workspace)) return
  await withFileLock(join(workspace, '.install-lock'), async () => {
    if (isInstalled(workspace)) return
    process.stderr.write('Installing Synpress (once) …\n')
    const reason = await installWith(workspace, environment)
    if (reason === undefined) return
    throw new UsageError(
      `Synpress is not installed (${reason}): run "pnpm install --frozen-lockfile" in ${workspace}.`,
    )
  })
}

/**
 * Compares the lockfile with the copy of the last installation. pnpm's copy lacks the part about pnpm itself.
 */
function isInstalled(workspace: string): boolean {
  const followed = join(workspace, 'node_modules/.pnpm/lock.yaml')
  if (!existsSync(followed)) return false
  const lockfile = readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8')
  return lockfile.endsWith(readFileSync(followed, 'utf8'))
}

/** Returns the reason of a failure. Without pnpm, `npx` downloads it: npm comes with Node. */
async function installWith(
  cwd: string,
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8')
  const { packageManager } = JSON.parse(manifest) as { packageManager: string }
  const ways: [string, ...string[]][] = [['pnpm'], ['npx', '--yes', packageManager]]
  for (const [command, ...args] of ways) {
    const child = spawn(command, [...args, 'install', '--frozen-lockfile'], {
      cwd,
      // Without a terminal, pnpm would stop to ask whether it may remove a partial installation.
      env: { ...environment, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, errors, end] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | Error | null>((resolve) =>
        child.on('close', resolve).on('error', resolve),
      ),
    ])
    if (end === 0) return undefined
    if ((end as NodeJS.ErrnoException | null)?.code === 'ENOENT') continue
    if (end instanceof Error) return end.message
    const lines = `${output}\n${errors}`.trim().split('\n')
    const line = lines.find((one) => /ERR_|^npm error (?!code|A complete)/.test(one))
    return line?.trim() || lines.at(-1) || `exit code ${end}`
  }
  return 'there is neither pnpm nor npx on the path'
}
