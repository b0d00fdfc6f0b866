import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Download } from '../findBuild.ts'

/** The only version of MetaMask that Synpress 4.1.2 downloads. */
const synpressVersion = '13.13.1'

/**
 * Folder of the workspace that contains Synpress. It is separate because Synpress needs other versions of some
 * dependencies than the suite.
 */
const workspace = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/** Returns whether Synpress is installed and downloads this version. */
export const canSynpressDownload = (version: string): boolean =>
  version === synpressVersion && existsSync(join(workspace, 'node_modules'))

/** Downloads MetaMask 13.13.1 into a folder, with Synpress. The download ends when this process ends. */
export async function downloadBySynpress(folder: string): Promise<Download> {
  const args = ['--no-warnings', join(workspace, 'src/downloadMetaMask.ts')]
  await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    ({ code, stderr }: { code?: unknown; stderr: string }) => {
      const line = stderr.split('\n').find((one) => /Error: /.test(one))
      throw new Error(`Synpress failed: ${line ?? `exit code ${String(code)}`}`)
    },
  )
  const unpacked = join(folder, '.cache-synpress', `metamask-chrome-${synpressVersion}`)
  const archive = readFileSync(`${unpacked}.zip`)
  const sha256 = createHash('sha256').update(archive).digest('hex')
  return { unpacked, from: 'the place that Synpress knows', sha256 }
}
