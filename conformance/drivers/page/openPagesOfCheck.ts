import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Driver, DriverEvent, ListenerRequest } from '../../core/driver.ts'
import type { PageSetup } from './messagesToPageAgent.ts'
import { createAgentDriver } from './createAgentDriver.ts'
import { createNamedPages } from './createNamedPages.ts'

/** A tab that has the suite's agent in every document. One check after the other uses it. */
export type AgentTab = {
  page: Page
  /** Sends the events of this check, instead of the previous one, to the listener. */
  listenTo: (check: string, onEvent: (event: DriverEvent) => void) => void
}

export declare namespace openPagesOfCheck {
  type Options = {
    context: BrowserContext
    agent: string
    /** Name of the check, unique in this browser. */
    name: string
    /** Addresses of empty pages. `home` is the site under check, `away` another site. */
    home: string
    away: string
    rdns?: string
    /** Whether to show a page before each request in it that is not marked as hidden. Default: false. */
    showsBeforeRequest?: boolean | undefined
    /** The tab of an earlier check. Default: a new tab. */
    tab?: AgentTab | undefined
    /** Waits until the wallet is available in a loaded page. */
    waitForWallet: (place: Page | Frame, ms?: number) => Promise<void>
  }
}

/** Opens the pages of one check in a browser with an extension, and creates a driver that acts in them. */
export async function openPagesOfCheck(options: openPagesOfCheck.Options) {
  const { context, agent, name, home, away, waitForWallet } = options
  const tab = options.tab ?? (await prepareTab(await context.newPage(), agent))
  const { page } = tab
  const setup: PageSetup & { listeners: ListenerRequest[] } = {
    check: name,
    ...(options.rdns && { rdns: options.rdns }),
    paths: ['ethereum'],
    listeners: [],
    decoy: false,
    eager: true,
  }
  const additionalPages: Page[] = []
  let onEvent: (event: DriverEvent) => void = () => undefined
  let installed: { dispose(): Promise<void> } | undefined
  let booted = false
  let open = 0

  const listenTo = ({ listenTo }: AgentTab) => listenTo(name, (event) => onEvent(event))
  const install = (place: Page, listeners: readonly ListenerRequest[]) =>
    place.addInitScript({
      content: `globalThis[Symbol.for('touchstone.install')](${JSON.stringify({ ...setup, listeners })})`,
    })
  const { sendOrder, user } = createNamedPages({
    context,
    first: page,
    home,
    away,
    waitForWallet,
    showsBeforeRequest: options.showsBeforeRequest,
    async preparePage(other) {
      additionalPages.push(other)
      listenTo(await prepareTab(other, agent))
      await install(other, [])
    },
  })
  const counted = async <T>(answer: Promise<T>): Promise<T> => {
    open += 1
    return answer.finally(() => (open -= 1))
  }
  listenTo(tab)

  const agentDriver = createAgentDriver(sendOrder, setup, () => booted)
  return {
    page,
    isWaiting: () => open > 0,
    driver: {
      ...agentDriver,
      user,
      onEvent: (listener) => {
        onEvent = listener
      },
      async boot() {
        installed = await install(page, setup.listeners)
        await page.goto(home)
        await waitForWallet(page)
        booted = true
      },
      request: (call) => counted(agentDriver.request(call)),
      requestAll: (calls) => agentDriver.requestAll(calls).map(counted),
      async requestEach(calls) {
        const answered = await agentDriver.requestEach(calls)
        if ('open' in answered) void counted(answered.open).catch(() => undefined)
        return answered
      },
    } satisfies Omit<Driver, 'lacks' | 'close'>,
    /**
     * Closes the additional pages. Returns the tab for the next check, or closes it if it was not loaded or has an open
     * request.
     */
    async release(): Promise<AgentTab | undefined> {
      await Promise.all(additionalPages.map((other) => other.close()))
      await installed?.dispose()
      if (!booted || open > 0 || page.isClosed()) {
        await page.close()
        return undefined
      }
      // Another page of the check may have been in front.
      await page.bringToFront()
      return tab
    },
    close: async () =>
      void (await Promise.all([page, ...additionalPages].map((one) => one.close()))),
  }
}

async function prepareTab(page: Page, agent: string): Promise<AgentTab> {
  let check = ''
  let onEvent: (event: DriverEvent) => void = () => undefined
  await page.exposeBinding('touchstoneReportEvent', (_, name: string, text: string) => {
    if (name === check) onEvent(JSON.parse(text) as DriverEvent)
  })
  await page.addInitScript({ content: agent })
  return {
    page,
    listenTo(name, listener) {
      check = name
      onEvent = listener
    },
  }
}

/** Waits until the wallet under test is available in a page. Throws Playwright's TimeoutError after `timeout` ms. */
export const waitForProvider = async (place: Page | Frame, timeout: number): Promise<void> => {
  const ready = `globalThis[Symbol.for('touchstone.agent')].ready()`
  await place.waitForFunction(ready, undefined, { timeout, polling: 20 })
}
