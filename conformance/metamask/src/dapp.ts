import type { BrowserContext, Page } from 'playwright-core'
import type { Site, Standing } from './acts.ts'
import { name, openPlaces, type Places, ready } from './places.ts'

/** The pages of a site that the suite's agent lives in, beside MetaMask's provider. */
export type Dapp = Site & {
  acts: Places['acts']
  /** Loads the page: MetaMask injects itself, and the agent begins to listen before it does. */
  boot: () => Promise<void>
  /** Gives an agent an order; what comes of it is told. */
  order: (id: number, order: Order) => Promise<void>
  close: () => Promise<void>
}

type Named = { page?: string }
/** What is ordered may name a page. */
type Order = { call?: Named; listen?: Named }

/**
 * Opens a page for one check. `tell` hears all that the agent says, in one order: answers and events take
 * the same way out of the page.
 */
export async function openDapp(options: {
  context: BrowserContext
  origin: string
  /** Another site. */
  away: () => string
  /** The suite's agent, as a script. */
  agent: string
  tell: (message: string) => void
}): Promise<Dapp> {
  const { origin } = options
  const open = new Set<number>()
  let next = Promise.withResolvers<void>()
  const tell = (message: string) => {
    options.tell(message)
    const { id } = JSON.parse(message) as { id?: number }
    if (id === undefined || !open.delete(id)) return
    next.resolve()
    next = Promise.withResolvers()
  }
  const places = await openPlaces({ ...options, home: origin, tell })
  const page = places.first
  const before: object[] = []
  let booted = false

  return {
    origin,
    acts: places.acts,
    async boot() {
      await page.addInitScript({ content: `${name}.begin(${JSON.stringify(before)})` })
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
      open.add(id)
      await place.evaluate(`void ${name}.order(${id}, ${JSON.stringify(order)})`)
    },
    waiting: () => open.size > 0,
    answered: () => next.promise,
    ...visitor(page),
    close: places.close,
  }
}

/** What a page can find out and do without anybody's leave. */
export const visitor = (page: Page): Pick<Site, 'standing' | 'switchTo'> => ({
  standing: () => standingOf(page),
  switchTo: (chainId) => switchTo(page, chainId),
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

/** MetaMask asks nobody where the site may use the chain; where it does ask, this is not waited for. */
const switchTo = (page: Page, chainId: number): Promise<boolean> =>
  page.evaluate(
    async (id) => {
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const reached = async (wanted: unknown) => {
        // Its own property, by what it was told: MetaMask tells nothing while it is asked every few ms.
        const end = Date.now() + 3000
        while (ethereum.chainId !== wanted && Date.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 20))
        return ethereum.chainId === wanted
      }
      // A change that it is about to tell would swallow ours: it tells where it ends, not each step.
      await reached(await ethereum.request({ method: 'eth_chainId' }))
      const method = 'wallet_switchEthereumChain'
      const asked = ethereum.request({ method, params: [{ chainId: id }] })
      const refused = asked.then(
        () => new Promise<never>(() => {}),
        () => false,
      )
      return Promise.race([reached(id), refused])
    },
    `0x${chainId.toString(16)}`,
  )

type Ethereum = {
  chainId: string | null
  request: (args: { method: string; params?: object[] }) => Promise<unknown>
}
