import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createWallets, type PageWallets } from '@touchstone/harness/playwright'
import type { DriverEvent } from '../../core/driver.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { buildAgentScript } from './buildAgentScript.ts'
import { formatBrowserVersion } from './formatBrowserVersion.ts'
import { serveEmptySite } from './serveEmptySite.ts'
import type { PageSetup } from './messagesToPageAgent.ts'

/** The part of a browser that one check uses. */
export type CheckContext = ReturnType<typeof openCheckContext>

export type ContextPool = ReturnType<typeof createContextPool>

/** Creates a pool of browser contexts, because creating a context costs more than a check. */
export function createContextPool(browser: Browser) {
  const server = serveEmptySite()
  const free: CleanContext[] = []
  let count = 0
  return {
    /** Name and version of the browser. */
    browser: formatBrowserVersion(browser),
    async acquire(): Promise<CheckContext> {
      const clean = free.pop() ?? (await createContext(browser))
      const { at } = await server
      const name = String(count++)
      const sites = { name, home: at(`check${name}`), away: at(`other${name}`) }
      return openCheckContext(clean, sites, (reusable) => free.push(reusable))
    },
    async close() {
      await browser.close()
      const { close } = await server
      close()
    },
  }
}

type CleanContext = {
  context: BrowserContext
  /** The first page of the next check, which navigates it to its own site. */
  page: Page
  wallets: PageWallets
  events: EventReceiver
}

/** Receives the events from the pages of the check `name`. */
type EventReceiver = { name?: string; onEvent?: (event: DriverEvent) => void }

async function createContext(browser: Browser): Promise<CleanContext> {
  const context = await browser.newContext()
  const events: EventReceiver = {}
  await context.exposeBinding('touchstoneReportEvent', (_, name: string, text: string) => {
    if (name === events.name) events.onEvent?.(JSON.parse(text) as DriverEvent)
  })
  await context.addInitScript({ content: await buildAgentScript() })
  const wallets = await createWallets(context)
  return { context, page: await context.newPage(), wallets, events }
}

type Sites = {
  /** A name that is unique in this browser. */
  name: string
  /** Addresses of empty pages. `home` is the site under check, `away` another site. */
  home: string
  away: string
}

function openCheckContext(clean: CleanContext, sites: Sites, free: (clean: CleanContext) => void) {
  const { context, page, wallets, events } = clean
  const scripts: { dispose(): Promise<void> }[] = []
  /** Runs a script in every page that is loaded during the check. */
  const addScript = async (content: string) =>
    void scripts.push(await context.addInitScript({ content }))
  events.name = sites.name
  return {
    ...sites,
    context,
    page,
    wallets,
    addScript,
    onEvent: (listener: (event: DriverEvent) => void) => {
      events.onEvent = listener
    },
    /** Creates the suite's agent in every page that is loaded during the check. */
    installAgent: (setup: Omit<PageSetup, 'check'>) =>
      addScript(
        `globalThis[Symbol.for('touchstone.install')](${JSON.stringify({ ...setup, check: sites.name } satisfies PageSetup)})`,
      ),
    /** Cleans the context for the next check, or closes it if an act is still running or the cleanup fails. */
    async release(isActing: boolean): Promise<void> {
      delete events.name
      const reset = async (): Promise<CleanContext> => {
        await Promise.all([
          ...scripts.map((one) => one.dispose()),
          ...wallets.all().map(({ id }) => wallets.remove(id)),
          context.clearCookies(),
        ])
        return { ...clean, page: await cleanPage(context, page) }
      }
      const reusable = isActing
        ? undefined
        : await withTimeout(reset(), cleanupLimit, undefined).catch(() => undefined)
      if (reusable) return free(reusable)
      // If this fails because the browser itself is gone, the next check reports that.
      await context.close().catch(() => undefined)
    },
  }
}

/** Time limit of the cleanup, in ms. A page with an endless loop would delay it forever. */
const cleanupLimit = 3000

/** Returns the page for the next check, or a new one if the check has opened further pages. */
async function cleanPage(context: BrowserContext, page: Page): Promise<Page> {
  const pages = context.pages()
  if (pages.length === 1 && pages[0] === page) {
    // Throws or hangs in a page with an endless loop, which could not navigate either.
    await page.evaluate(() => undefined)
    return page
  }
  const next = await context.newPage()
  await Promise.all(pages.map((one) => one.close()))
  return next
}
