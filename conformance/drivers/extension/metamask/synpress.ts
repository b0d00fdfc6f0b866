import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Download } from '../findBuild.ts'
import { installSynpress } from './installSynpress.ts'
import { password, phrase } from './screens.ts'

/** The only version that Synpress 4.1.2 downloads and onboards. */
export const synpressVersion = '13.13.1'

/**
 * Workspace of Synpress. It is separate because Synpress needs other versions of its dependencies than the
 * suite.
 */
export const workspace = fileURLToPath(new URL('../../../metamask/', import.meta.url))

/** Downloads MetaMask 13.13.1 into a folder. */
export async function downloadBySynpress(folder: string): Promise<Download> {
  const { unpacked } = await runScript<{ unpacked: string }>('download.ts', { folder })
  const sha256 = createHash('sha256')
    .update(readFileSync(`${unpacked}.zip`))
    .digest('hex')
  return { unpacked, from: 'the place that Synpress knows', sha256 }
}

/**
 * Imports the test mnemonic into a fresh profile, up to the screen that says that the wallet is ready.
 *
 * @param endpoint address of the browser's DevTools protocol.
 */
export const importBySynpress = (endpoint: string, extensionId: string): Promise<void> =>
  runScript('import.ts', { endpoint, extensionId, phrase, password })

/**
 * Runs a script of the workspace with a JSON argument, and returns the JSON of its last line. The script ends
 * when its standard input closes, so it never outlives this process.
 */
async function runScript<T>(script: string, argument: object): Promise<T> {
  await installSynpress(workspace)
  const args = ['--no-warnings', join(workspace, 'src', script), JSON.stringify(argument)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  if (code === 0) return JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as T
  const line = errors.split('\n').find((one) => /Error: /.test(one))
  throw new Error(`Synpress failed: ${line ?? `exit code ${code}`}`)
}
