import { createHash } from 'node:crypto'
import { type BrowserContext, chromium } from 'playwright-core'
import { findChromium, versionOf } from './chromium.ts'
import { endDisplay, withDisplay } from './display.ts'

// Without it V8 collects garbage on the main thread of MetaMask's pages for a quarter of their time, in most launches.
const jsFlags = '--js-flags=--initial-old-space-size=512'

const open = new Set<BrowserContext>()
const closing = new WeakMap<BrowserContext, Promise<void>>()
let ending = false

export type Browser = { context: BrowserContext; extensionId: string }

/**
 * Opens Chromium with the extension and nothing else, every host answered by the stand-in.
 *
 * @param options.profile the profile's folder; it is written to.
 * @param options.standIn port of the TLS stand-in.
 * @throws {NoBrowserError} where no Chromium, or no display that it needs, can be had.
 * @throws where Chromium does not start or the extension's service worker does not come up.
 */
export async function openBrowser(options: {
  extension: string
  profile: string
  standIn: number
  headed?: boolean
}): Promise<Browser> {
  const { extension, profile, standIn, headed = false } = options
  goOn()
  const executablePath = program()
  const env = headed ? await withDisplay() : process.env
  const launching = chromium.launchPersistentContext(profile, {
    // Playwright's own headless shell loads no extensions; the new headless mode of Chromium does.
    headless: false,
    ...{ executablePath, env },
    // Playwright would end the process, and the profile's copy would stay: who started us says when to end.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    // Nobody looks at what is drawn: nothing turns while a request is open. The pages stay as large as they
    // are: in a small window MetaMask finds room for a prompt window of its own, beside the one that we keep.
    ...(headed ? {} : { reducedMotion: 'reduce' }),
    // Playwright switches the back/forward cache off, and with it what a page does that comes back from there.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...(headed ? [] : ['--headless=new']),
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      `--host-resolver-rules=MAP * 127.0.0.1:${standIn}, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
      '--remote-debugging-port=0',
      '--ignore-certificate-errors',
      '--lang=en-US',
      jsFlags,
    ],
  })
  const context = await launching.catch((cause: unknown) => {
    endDisplay(env)
    throw cause
  })
  open.add(context)
  context.once('close', () => open.delete(context))
  try {
    goOn()
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent('serviceworker', { timeout: 20_000 }))
    return { context, extensionId: new URL(worker.url()).host }
  } catch (cause) {
    await closeBrowser(context)
    goOn()
    throw new Error(
      'MetaMask did not start in Chromium within 20 s: its service worker never appeared.',
      { cause },
    )
  }
}

/**
 * Names V8 as it runs here: scripts that another version of it compiled, or one with other flags, it compiles anew,
 * which takes three of the ten seconds of a processor that a launch takes.
 *
 * @throws {NoBrowserError} where no Chromium can be had.
 */
export function engineKey(): string {
  const engine = `${versionOf(program())} ${jsFlags}`
  return createHash('sha256').update(engine).digest('hex').slice(0, 8)
}

const program = () => findChromium(chromium.executablePath())

/** Closes every browser that is open, and each that is still being opened: what goes on in one fails then. */
export async function endBrowsers(): Promise<void> {
  ending = true
  await Promise.allSettled([...open].map(closeBrowser))
}

/** Until its process is gone, and writes no more: a `close()` that is not the first waits for nothing. */
export function closeBrowser(context: BrowserContext): Promise<void> {
  const close = closing.get(context) ?? context.close()
  closing.set(context, close)
  return close
}

function goOn(): void {
  if (ending) throw new Error('The driver is told to end: no browser is opened any more.')
}
