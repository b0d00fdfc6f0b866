import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createWallets, type Wallets } from '@touchstone/harness/playwright'
import type { Heard } from '../../engine/driver.ts'
import { within } from '../../engine/stage.ts'
import { agentScript } from './agentScript.ts'
import { browserName } from './browserName.ts'
import { serveEmptySite } from './emptySite.ts'
import type { PageSetup } from './order.ts'

/** What one check has of the browser, while it is in it. */
export type Room = {
  context: BrowserContext
  /** Where it stands nobody cares: the check takes it to a site of its own. */
  page: Page
  wallets: Wallets
  /** A name that nothing else in this browser ever has. */
  name: string
  /** Addresses of empty pages: the site under check, and another one. */
  home: string
  away: string
  onHeard(hear: (heard: Heard) => void): void
  /** Runs in every page to come, as long as the check is in the room. */
  script(content: string): Promise<void>
  /** Makes the agent of every page to come. */
  install(setup: Omit<PageSetup, 'room'>): Promise<void>
  /** The room is swept for the next check, or, where somebody still acts in it, given up. */
  leave(still: boolean): Promise<void>
}

export type Rooms = {
  /** Name and version of the browser. */
  browser: string
  enter(): Promise<Room>
  close(): Promise<void>
}

/**
 * Browser contexts in which one check plays after the other: to make one anew costs more than a check.
 * What keeps the checks apart is that each has sites that no other has, a wallet of its own, scripts that go
 * with it, and that nobody listens any more to the page of the one before.
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

/** A room with nobody in it. */
type Swept = { context: BrowserContext; page: Page; wallets: Wallets; heard: Ear }

/** Who hears what the pages say: the check whose name they say it under. */
type Ear = { name?: string; hear?: Parameters<Room['onHeard']>[0] }

async function build(browser: Browser): Promise<Swept> {
  const context = await browser.newContext()
  const heard: Ear = {}
  await context.exposeBinding('touchstoneHeard', (_, name: string, text: string) => {
    if (name === heard.name) heard.hear?.(JSON.parse(text) as Heard)
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
    ...{ context, page, wallets, script },
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
      // Where the browser itself has gone, the next check says so.
      await context.close().catch(() => undefined)
    },
  }
}

/** ms. What takes longer than this is held by a page that does not let go. */
const patience = 3000

/** The page that the next check takes elsewhere: a new one, where there were several. */
async function sweep(context: BrowserContext, page: Page): Promise<Page> {
  const pages = context.pages()
  if (pages.length === 1 && pages[0] === page) {
    // One that is caught in a loop does not answer, and would not go elsewhere either.
    await page.evaluate(() => undefined)
    return page
  }
  const next = await context.newPage()
  await Promise.all(pages.map((one) => one.close()))
  return next
}
