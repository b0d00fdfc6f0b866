import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createWallets, type Wallets } from '@touchstone/harness/playwright'
import type { DriverEvent } from '../../core/driver.ts'
import { within } from '../../core/scriptContext.ts'
import { agentScript } from './buildAgentScript.ts'
import { browserName } from './browserName.ts'
import { serveEmptySite } from './serveEmptySite.ts'
import type { PageSetup } from './pageProtocol.ts'

/** The part of a browser that one check uses. */
export type Room = {
  context: BrowserContext
  /** A page. The check navigates it to its own site. */
  page: Page
  wallets: Wallets
  /** A name that is unique in this browser. */
  name: string
  /** Addresses of empty pages: the site under check, and another site. */
  home: string
  away: string
  onHeard(hear: (heard: DriverEvent) => void): void
  /** Runs a script in every page that is loaded during the check. */
  script(content: string): Promise<void>
  /** Creates the agent in every page that is loaded during the check. */
  install(setup: Omit<PageSetup, 'room'>): Promise<void>
  /** Cleans up for the next check. If an act is still running (`still`), closes the context instead. */
  leave(still: boolean): Promise<void>
}

export type Rooms = {
  /** Name and version of the browser. */
  browser: string
  enter(): Promise<Room>
  close(): Promise<void>
}

/**
 * Browser contexts that checks reuse, because creating one costs more than a check. Checks are isolated from
 * each other: each has its own sites, wallet and scripts, and events of earlier pages are ignored.
 *
 * @example
 * const rooms = createRooms(await launchBrowser({ shared: true }))
 * const room = await rooms.enter()
 */
export function createRooms(browser: Browser): Rooms {
  const site = serveEmptySite()
  const free: Swept[] = []
  let count = 0
  return {
    browser: browserName(browser),
    async enter() {
      const swept = free.pop() ?? (await build(browser))
      const { at } = await site
      const name = String(count++)
      const places = { name, home: at(`check${name}`), away: at(`other${name}`) }
      return furnish(swept, places, (again) => free.push(again))
    },
    async close() {
      await browser.close()
      const { close } = await site
      close()
    },
  }
}

/** A context that is ready for the next check. */
type Swept = { context: BrowserContext; page: Page; wallets: Wallets; heard: Ear }

/** Receives the events of the pages of the check with this name. */
type Ear = { name?: string; hear?: Parameters<Room['onHeard']>[0] }

async function build(browser: Browser): Promise<Swept> {
  const context = await browser.newContext()
  const heard: Ear = {}
  await context.exposeBinding('touchstoneHeard', (_, name: string, text: string) => {
    if (name === heard.name) heard.hear?.(JSON.parse(text) as DriverEvent)
  })
  await context.addInitScript({ content: await agentScript() })
  const wallets = await createWallets(context)
  return { context, page: await context.newPage(), wallets, heard }
}

type Places = Pick<Room, 'name' | 'home' | 'away'>

function furnish(swept: Swept, places: Places, free: (swept: Swept) => void): Room {
  const { context, page, wallets, heard } = swept
  const scripts: { dispose(): Promise<void> }[] = []
  const script = async (content: string) =>
    void scripts.push(await context.addInitScript({ content }))
  heard.name = places.name
  return {
    ...places,
    context,
    page,
    wallets,
    script,
    onHeard: (hear) => {
      heard.hear = hear
    },
    install: (setup) =>
      script(
        `globalThis[Symbol.for('touchstone.install')](${JSON.stringify({ ...setup, room: places.name } satisfies PageSetup)})`,
      ),
    async leave(still) {
      delete heard.name
      const clean = async (): Promise<Swept> => {
        await Promise.all([
          ...scripts.map((one) => one.dispose()),
          ...wallets.all().map(({ id }) => wallets.remove(id)),
          context.clearCookies(),
        ])
        return { ...swept, page: await sweep(context, page) }
      }
      const again = still
        ? undefined
        : await within(clean(), patience, undefined).catch(() => undefined)
      if (again) return free(again)
      // If the browser itself is gone, the next check reports that.
      await context.close().catch(() => undefined)
    },
  }
}

/** Time limit of the cleanup, in ms. A page that blocks makes it take longer. */
const patience = 3000

/** Returns a page for the next check: the same one, or a new one if there were several. */
async function sweep(context: BrowserContext, page: Page): Promise<Page> {
  const pages = context.pages()
  if (pages.length === 1 && pages[0] === page) {
    // Throws or hangs for a page in an endless loop, which could not navigate either.
    await page.evaluate(() => undefined)
    return page
  }
  const next = await context.newPage()
  await Promise.all(pages.map((one) => one.close()))
  return next
}
