import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chromium, type BrowserContext } from '@playwright/test'
import { UsageError } from '../../core/UsageError.ts'
import { chromiumOptions } from '../page/chromiumOptions.ts'
import { exitOnSignal } from '../page/exitOnSignal.ts'
import { headlessChromiumArgs } from '../page/headlessChromiumArgs.ts'
import { browserLaunchError } from '../page/browserLaunchError.ts'

// Sizes in MB. Without the initial size, V8 usually spends a quarter of the time in the main thread of MetaMask's pages
// on garbage collection. The two sizes of the young generation save another tenth of the CPU time of a run of MetaMask.
const jsFlags =
  '--js-flags=--initial-old-space-size=512 --min-semi-space-size=64 --max-semi-space-size=64'

export declare namespace openExtensionBrowser {
  type Options = {
    /** Folders of the unpacked extensions. */
    extensions: readonly string[]
    /** Folder of the profile. The browser writes to it. */
    profile: string
    /** Port of the stand-in server. */
    standInPort: number
    headed?: boolean
    /** Size of a page, in pixels. Default: 1280 x 720. */
    viewport?: { width: number; height: number } | undefined
    /** Whether further windows have room on the screen of a browser without a display. Default: true. */
    hasRoomForWindows?: boolean | undefined
  }
}

/**
 * Opens Chromium with extensions. Requests to all hosts but this machine go to the stand-in server.
 *
 * @throws UsageError if no Chromium starts, or if it is a Google Chrome that ignores `--load-extension`.
 */
export async function openExtensionBrowser({
  extensions,
  profile,
  standInPort,
  headed = false,
  viewport,
  hasRoomForWindows = true,
}: openExtensionBrowser.Options): Promise<BrowserContext> {
  refuseGoogleChrome()
  exitOnSignal()
  return chromium
    .launchPersistentContext(profile, {
      artifactsDir: profile,
      // Playwright's own headless mode loads no extensions. Chromium's new one does: see `args`.
      headless: false,
      ...chromiumOptions(),
      ...(viewport && { viewport }),
      ...(!headed && { reducedMotion: 'reduce' as const }),
      // Playwright turns the back/forward cache off, but checks need pages that return from it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...(headed ? [] : headlessChromiumArgs({ hasRoomForWindows })),
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disable-extensions-except=${extensions.join(',')}`,
        `--load-extension=${extensions.join(',')}`,
        `--host-resolver-rules=MAP * 127.0.0.1:${standInPort}, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
        '--ignore-certificate-errors',
        '--lang=en-US',
        jsFlags,
      ],
    })
    .catch((cause: unknown) => {
      throw browserLaunchError(cause)
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
