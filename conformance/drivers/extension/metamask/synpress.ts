import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UsageError } from '../../../core/UsageError.ts'
import type { Download } from '../findBuild.ts'
import { withFileLock } from '../withFileLock.ts'
import { password, phrase } from '../testCredentials.ts'

/** The only version of MetaMask that Synpress 4.1.2 downloads and onboards. */
export const synpressVersion = '13.13.1'

/**
 * Folder of the workspace that contains Synpress. It is separate because Synpress needs other versions of some
 * dependencies than the suite.
 */
const workspace = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/** Downloads MetaMask 13.13.1 into a folder, with Synpress. */
export async function downloadBySynpress(folder: string): Promise<Download> {
  const { unpacked } = await runScript<{ unpacked: string }>('downloadMetaMask.ts', { folder })
  const sha256 = createHash('sha256')
    .update(readFileSync(`${unpacked}.zip`))
    .digest('hex')
  return { unpacked, from: 'the place that Synpress knows', sha256 }
}

/**
 * Imports the test mnemonic into MetaMask in a fresh profile, up to the screen that says that the wallet is
 * ready.
 *
 * @param endpoint address of the browser's DevTools protocol.
 */
export const importBySynpress = (endpoint: string, extensionId: string): Promise<void> =>
  runScript('importMnemonic.ts', { endpoint, extensionId, phrase, password })

/**
 * Runs a script of Synpress's workspace with a JSON argument, and returns the JSON in its last line of output.
 * The script ends when its standard input closes, so it does not outlive this process.
 */
async function runScript<T>(script: string, argument: object): Promise<T> {
  await installSynpress(workspace)
  const args = ['--no-warnings', join(workspace, 'src', script), JSON.stringify(argument)]
  const { stdout } = await run(process.execPath, args, options).catch((error: Failed) => {
    const line = error.stderr.split('\n').find((one) => /Error: /.test(one))
    throw new Error(`Synpress failed: ${line ?? `exit code ${String(error.code)}`}`)
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null') as T
}

/**
 * Installs the workspace of Synpress if it is not installed, or if its lockfile has changed. Only one process
 * installs at a time, because two processes would remove each other's files.
 *
 * @throws UsageError if the installation fails.
 */
export async function installSynpress(folder: string): Promise<void> {
  if (isInstalled(folder)) return
  await withFileLock(join(folder, '.install-lock'), async () => {
    if (isInstalled(folder)) return
    process.stderr.write('Installing Synpress (once) …\n')
    const reason = await install(folder)
    if (reason === undefined) return
    throw new UsageError(
      `Synpress is not installed (${reason}): run "pnpm install --frozen-lockfile" in ${folder}.`,
    )
  })
}

/**
 * Returns whether the workspace is installed: its lockfile ends with the copy that pnpm keeps of the last
 * installation. The copy lacks the beginning of the file, which is about pnpm itself.
 */
function isInstalled(folder: string): boolean {
  const installed = join(folder, 'node_modules/.pnpm/lock.yaml')
  if (!existsSync(installed)) return false
  const lockfile = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
  return lockfile.endsWith(readFileSync(installed, 'utf8'))
}

/**
 * Installs the dependencies. Returns the reason of a failure, else undefined. Without pnpm on the path, uses
 * `npx`, which comes with Node, to download pnpm.
 */
async function install(cwd: string): Promise<string | undefined> {
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8')
  const { packageManager } = JSON.parse(manifest) as { packageManager: string }
  const commands: [string, ...string[]][] = [['pnpm'], ['npx', '--yes', packageManager]]
  for (const [command, ...args] of commands) {
    // Without `CI`, pnpm asks before it removes a partial installation, and fails if there is no terminal.
    const env = { ...process.env, CI: 'true' }
    try {
      await run(command, [...args, 'install', '--frozen-lockfile'], { ...options, cwd, env })
      return undefined
    } catch (cause) {
      const { code, stdout, stderr, message } = cause as Failed
      if (code === 'ENOENT') continue
      const lines = `${stdout}\n${stderr}`.trim().split('\n')
      const line = lines.find((one) => /ERR_|^npm error (?!code|A complete)/.test(one))
      return line?.trim() || lines.at(-1) || message
    }
  }
  return 'there is neither pnpm nor npx on the path'
}

const run = promisify(execFile)
const options = { encoding: 'utf8', maxBuffer: 1 << 26 } as const

type Failed = { code?: unknown; message: string; stdout: string; stderr: string }
