import type { BrowserContext, Page } from 'playwright-core'
import type { Site, Standing } from './acts.ts'

/** A page of a site that the suite's agent lives in, beside MetaMask's provider. */
export type Dapp = Site & {
  /** Loads the page: MetaMask injects itself, and the agent begins to listen before it does. */
  boot: () => Promise<void>
  reload: () => Promise<void>
  /** Gives the agent an order; what comes of it is told. */
  order: (id: number, order: object) => Promise<void>
  close: () => Promise<void>
}

/** The agent's name in the page, and that of its way out. */
const name = '__touchstone'

/**
 * Opens a page for one check. `tell` hears all that the agent says, in one order: answers and events take
 * the same way out of the page.
 */
export async function openDapp(options: {
  context: BrowserContext
  origin: string
  /** The suite's agent, as a script. */
  agent: string
  tell: (message: string) => void
}): Promise<Dapp> {
  const { context, origin, agent } = options
  const open = new Set<number>()
  let next = Promise.withResolvers<void>()
  const tell = (message: string) => {
    options.tell(message)
    const { id } = JSON.parse(message) as { id?: number }
    if (id === undefined || !open.delete(id)) return
    next.resolve()
    next = Promise.withResolvers()
  }
  const page = await context.newPage()
  await page.exposeBinding(`${name}Tell`, (_, message: string) => tell(message))
  await page.addInitScript({ content: agent })
  const before: object[] = []
  let booted = false

  return {
    origin,
    async boot() {
      await page.addInitScript({ content: `${name}.begin(${JSON.stringify(before)})` })
      await page.goto(origin)
      await ready(page)
      booted = true
    },
    async reload() {
      await page.reload()
      await ready(page)
    },
    async order(id, order) {
      if (!booted) {
        before.push(order)
        return options.tell(JSON.stringify({ id, value: 'provider' }))
      }
      open.add(id)
      await page.evaluate(`void ${name}.order(${id}, ${JSON.stringify(order)})`)
    },
    waiting: () => open.size > 0,
    answered: () => next.promise,
    standing: () => standingOf(page),
    switchTo: (chainId) => switchTo(page, chainId),
    close: () => page.close(),
  }
}

/** What MetaMask tells a page. */
const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(async () => {
    const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
    return {
      accounts: (await ethereum.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await ethereum.request({ method: 'eth_chainId' })),
    }
  })

/** The chain that MetaMask tells a page. */
export const chainOf = async (page: Page): Promise<number> => (await standingOf(page)).chainId

/** MetaMask asks nobody where the site may use the chain; where it does ask, this is not waited for. */
const switchTo = (page: Page, chainId: number): Promise<boolean> =>
  page.evaluate(
    async (id) => {
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const there = new Promise<boolean>((resolve) => {
        const listen = (now: unknown) => {
          if (now !== id) return
          ethereum.removeListener('chainChanged', listen)
          resolve(true)
        }
        ethereum.on('chainChanged', listen)
        setTimeout(resolve, 3000, false)
      })
      const method = 'wallet_switchEthereumChain'
      const asked = ethereum.request({ method, params: [{ chainId: id }] })
      return Promise.race([there, asked.then(() => there).catch(() => false)])
    },
    `0x${chainId.toString(16)}`,
  )

type Ethereum = {
  chainId: string | null
  request: (args: { method: string; params?: object[] }) => Promise<unknown>
  on: (event: string, listener: (value: unknown) => void) => void
  removeListener: (event: string, listener: (value: unknown) => void) => void
}

const ready = (page: Page) =>
  page.waitForFunction(`${name}.provider()`, undefined, { timeout: 30_000, polling: 20 })
