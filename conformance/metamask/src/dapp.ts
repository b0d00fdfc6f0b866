import type { BrowserContext, Page } from 'playwright-core'

/** A page of a site that the suite's agent lives in, beside MetaMask's provider. */
export type Dapp = {
  origin: string
  /** Loads the page: MetaMask injects itself, and the agent begins to listen before it does. */
  boot: () => Promise<void>
  reload: () => Promise<void>
  /** Gives the agent an order; what comes of it is told. */
  order: (id: number, order: object) => Promise<void>
  chainId: () => Promise<number>
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
  const { context, origin, agent, tell } = options
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
        return tell(JSON.stringify({ id, value: 'provider' }))
      }
      await page.evaluate(`void ${name}.order(${id}, ${JSON.stringify(order)})`)
    },
    chainId: () => chainOf(page),
    close: () => page.close(),
  }
}

/** The chain that MetaMask tells a page. */
export const chainOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate('ethereum.request({ method: "eth_chainId" })'))

const ready = (page: Page) =>
  page.waitForFunction(`${name}.provider()`, undefined, { timeout: 30_000 })
