import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chromium, type BrowserContext } from '@playwright/test'
import { UsageError } from '../../core/UsageError.ts'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { launchWithExtensions } from '../page/launchWithExtensions.ts'

// Sizes in MB. Without the initial size, V8 usually spends a quarter of the time in the main thread of MetaMask's pages
// on garbage collection. The two sizes of the young generation save another tenth of the CPU time of a run of MetaMask.
const jsFlags =
  '--js-flags=--initial-old-space-size=512 --min-semi-space-size=64 --max-semi-space-size=64'

export declare namespace openExtensionBrowser {
  type Options = Omit<launchWithExtensions.Options, 'headed' | 'reducedMotion' | 'args'> & {
    /** Port of the stand-in server. */
    standInPort: number
    headed?: boolean
  }
}

/**
 * Opens Chromium with extensions. Requests to all hosts but this machine go to the stand-in server.
 *
 * @throws UsageError if no Chromium starts, or if it is a Google Chrome that ignores `--load-extension`.
 */
export async function openExtensionBrowser({
  standInPort,
  headed = false,
  ...options
}: openExtensionBrowser.Options): Promise<BrowserContext> {
  refuseGoogleChrome()
  return launchWithExtensions({
    ...options,
    headed,
    ...(!headed && { reducedMotion: 'reduce' }),
    args: [
      `--host-resolver-rules=MAP * 127.0.0.1:${standInPort}, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
      '--ignore-certificate-errors',
      '--lang=en-US',
      // Tabs of one site share a process. A process for each tab makes the cells of the app a tenth slower.
      '--process-per-site',
      jsFlags,
    ],
  })
}

/**
 * Returns a text that identifies the version of the browser and the flags of V8. A profile contains compiled scripts
 * of the extension, which only the same V8 can use. Another V8 compiles them again, which takes three of the ten CPU
 * seconds of a launch.
 */
export const engineKey = (): string =>
  createHash('sha256').update(`${describeBrowser()} ${jsFlags}`).digest('hex').slice(0, 8)

/** Returns the line that the browser prints for `--version`, or an empty text if the browser does not start. */
function describeBrowser(): string {
  const program = chromiumOptions().executablePath ?? chromium.executablePath()
  return spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout ?? ''
}

function refuseGoogleChrome(): void {
  const [, version] = /^Google Chrome (?!for Testing)\D*(\d+)/.exec(describeBrowser()) ?? []
  if (version === undefined || Number(version) < 137) return
  throw new UsageError(
    `CHROMIUM_PATH names Google Chrome ${version}, which ignores --load-extension since 137: name a Chromium or a Chrome for Testing.`,
  )
}
