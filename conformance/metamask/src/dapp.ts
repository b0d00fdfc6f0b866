import type { BrowserContext, Disposable, Page } from 'playwright-core'
import type { Asked, Site, Standing } from './acts.ts'
import { openPlaces, type Places, ready } from './places.ts'
import { name, openTab, type Tab } from './tab.ts'

/** The pages of a site that the suite's agent lives in, beside MetaMask's provider. */
export type Dapp = Site & {
  /** The first one. */
  page: Page
  acts: Places['acts']
  /** Loads the page: MetaMask injects itself, and the agent begins to listen before it does. */
  boot: () => Promise<void>
  /** Gives an agent an order; what comes of it is told. */
  order: (id: number, order: Order) => Promise<void>
  /** Is over: gives the tab for the next site, unless the wallet has something to answer in it. */
  leave: () => Promise<Tab | undefined>
  /** Closes all its pages. */
  close: () => Promise<void>
}

/** What is ordered may name a page. */
type Order = { call?: { page?: string; args?: Request[] }; listen?: { page?: string } }
type Answer = { result?: unknown; error?: { code?: unknown } }
type Request = { method?: unknown; params?: { chainId?: unknown }[] }

/**
 * A page for one check. `tell` hears all that the agent says, in one order: answers and events take
 * the same way out of the page.
 */
export async function openDapp(options: {
  context: BrowserContext
  /** That of a site which is gone; absent: a new one. */
  tab?: Tab | undefined
  origin: string
  /** Another site. */
  away: () => string
  /** The suite's agent, as a script. */
  agent: string
  tell: (message: string) => void
}): Promise<Dapp> {
  const { origin } = options
  const open = new Map<number, Order>()
  const asked: Asked = { switched: [], subscribed: false, rejected: false }
  let next = Promise.withResolvers<void>()
  const tell = (message: string) => {
    options.tell(message)
    const { id, value } = JSON.parse(message) as { id?: number; value?: Answer }
    const order = id === undefined ? undefined : open.get(id)
    if (id === undefined || !order) return
    open.delete(id)
    if (value) remember(order.call?.args?.[0], value, asked)
    next.resolve()
    next = Promise.withResolvers()
  }
  const tab = options.tab ?? (await openTab(options.context, options.agent))
  const { page } = tab
  const places = await openPlaces({ ...options, tab, home: origin, tell })
  const before: object[] = []
  let booted = false
  let arrived = false
  let begun: Disposable | undefined
  tab.hear((message) => {
    // What the tab has shown before may have a last word.
    arrived ||= page.url().startsWith(origin)
    if (arrived) tell(message)
  })

  return {
    origin,
    page,
    acts: places.acts,
    async boot() {
      begun = await page.addInitScript({ content: `${name}.begin(${JSON.stringify(before)})` })
      await page.goto(origin)
      await ready(page)
      booted = true
    },
    async order(id, order) {
      if (!booted) {
        before.push(order)
        return options.tell(JSON.stringify({ id, value: 'provider' }))
      }
      const place = places.at((order.call ?? order.listen)?.page)
      open.set(id, order)
      await place.evaluate(`void ${name}.order(${id}, ${JSON.stringify(order)})`)
    },
    asked,
    waiting: () => open.size > 0,
    answered: () => next.promise,
    ...visitor(page),
    async leave() {
      await places.close()
      await begun?.dispose()
      // One that no site came to would be the next one's trouble too.
      if (!booted || open.size > 0 || page.isClosed()) {
        await page.close()
        return undefined
      }
      // Another one may have been before it.
      await page.bringToFront()
      return tab
    },
    async close() {
      await places.close()
      await page.close()
    },
  }
}

/** Notes what the wallet gave the page for good, and that it was refused. */
function remember(request: Request | undefined, { result, error }: Answer, asked: Asked): void {
  if (error?.code === 4001) asked.rejected = true
  const chainId = Number(request?.params?.[0]?.chainId)
  if (request?.method === 'eth_subscribe') asked.subscribed = true
  if (result !== null) return
  // MetaMask goes to what it adds.
  if (/^wallet_(switch|add)EthereumChain$/.test(String(request?.method)))
    asked.switched.push(chainId)
}

/** What a page can find out and do without anybody's leave. */
export const visitor = (
  page: Page,
): Pick<Site, 'standing' | 'connected' | 'switchTo' | 'reached' | 'forget'> => ({
  standing: () => standingOf(page),
  connected: () => isConnected(page),
  switchTo: (chainId) => switchTo(page, chainId),
  reached: (chainId) => reached(page, chainId),
  forget: () => forget(page),
})

/** What MetaMask tells a page. */
const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(async () => {
    const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
    return {
      accounts: (await ethereum.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await ethereum.request({ method: 'eth_chainId' })),
    }
  })

/**
 * A page that has sent what cannot be cloned or written as JSON is never answered again, whatever it asks:
 * then nothing is known of its permission. That it stays mute no event says: 3000 ms are its limit.
 */
async function isConnected(page: Page): Promise<boolean> {
  const mute = new Promise<undefined>((resolve) => setTimeout(resolve, 3000))
  const standing = await Promise.race([standingOf(page), mute])
  return standing !== undefined && standing.accounts.length > 0
}

/**
 * Looks at the provider's own property: MetaMask tells a page of a change 200 ms after the last thing that
 * the page asked, so that a page which asks every few ms is never told.
 */
const reached = (page: Page, chainId: number): Promise<boolean> =>
  page
    .waitForFunction(
      (id) => (globalThis as { ethereum?: Ethereum }).ethereum?.chainId === id,
      hex(chainId),
      {
        ...{ polling: 20, timeout: 8000 },
      },
    )
    .then(
      () => true,
      () => false,
    )

/** MetaMask asks nobody where the site may use the chain; where it does ask, this is not waited for. */
async function switchTo(page: Page, chainId: number): Promise<boolean> {
  // A change that it is about to tell would swallow ours: it tells where it ends, not each step.
  await reached(page, (await standingOf(page)).chainId)
  const refused = page
    .evaluate((id) => {
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const method = 'wallet_switchEthereumChain'
      return ethereum.request({ method, params: [{ chainId: id }] })
    }, hex(chainId))
    .then(
      () => new Promise<never>(() => {}),
      () => false,
    )
  return Promise.race([reached(page, chainId), refused])
}

/** That it does not know a chain opens no prompt, and is an answer like any other. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page's own global, which the types of this program do not know.
    const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
    const params = [{ chainId: '0x7fffffff' }]
    await ethereum.request({ method: 'wallet_switchEthereumChain', params }).catch(() => {})
  })

const hex = (chainId: number): string => `0x${chainId.toString(16)}`

type Ethereum = {
  chainId: string | null
  request: (args: { method: string; params?: object[] }) => Promise<unknown>
}
