import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UsageError } from '../../../core/UsageError.ts'
import type { Download } from '../findBuild.ts'

/** The only version of MetaMask that Synpress 4.1.2 downloads. */
export const synpressVersion = '13.13.1'

/**
 * Folder of the workspace that contains Synpress. It is separate because Synpress needs other versions of some
 * dependencies than the suite.
 */
const workspace = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/** Downloads MetaMask 13.13.1 into a folder, with Synpress. The download ends when this process ends. */
export async function downloadBySynpress(folder: string): Promise<Download> {
  await installSynpress(workspace)
  const args = ['--no-warnings', join(workspace, 'src/downloadMetaMask.ts')]
  await run(process.execPath, args, { ...options, cwd: folder }).catch((error: Failed) => {
    const line = error.stderr.split('\n').find((one) => /Error: /.test(one))
    throw new Error(`Synpress failed: ${line ?? `exit code ${String(error.code)}`}`)
  })
  const unpacked = join(folder, '.cache-synpress', `metamask-chrome-${synpressVersion}`)
  const sha256 = createHash('sha256')
    .update(readFileSync(`${unpacked}.zip`))
    .digest('hex')
  return { unpacked, from: 'the place that Synpress knows', sha256 }
}

/**
 * Installs the dependencies of the workspace, unless they are installed. Without pnpm on the path, uses `npx`, which
 * comes with Node, to download pnpm.
 *
 * @throws UsageError if the installation fails.
 */
export async function installSynpress(cwd: string): Promise<void> {
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8')
  const { packageManager } = JSON.parse(manifest) as { packageManager: string }
  const commands: [string, ...string[]][] = [['pnpm'], ['npx', '--yes', packageManager]]
  process.stderr.write('Installing Synpress …\n')
  let reason = 'there is neither pnpm nor npx on the path'
  for (const [command, ...args] of commands) {
    // Without `CI`, pnpm asks before it removes a partial installation, and fails if there is no terminal.
    const env = { ...process.env, CI: 'true' }
    try {
      await run(command, [...args, 'install', '--frozen-lockfile'], { ...options, cwd, env })
      return
    } catch (cause) {
      const { code, stdout, stderr, message } = cause as Failed
      if (code === 'ENOENT') continue
      const lines = `${stdout}\n${stderr}`.trim().split('\n')
      const line = lines.find((one) => /ERR_|^npm error (?!code|A complete)/.test(one))
      reason = line?.trim() || lines.at(-1) || message
      break
    }
  }
  throw new UsageError(
    `Synpress is not installed (${reason}): run "pnpm install --frozen-lockfile" in ${cwd}.`,
  )
}

const run = promisify(execFile)
const options = { encoding: 'utf8', maxBuffer: 1 << 26 } as const

type Failed = { code?: unknown; message: string; stdout: string; stderr: string }
