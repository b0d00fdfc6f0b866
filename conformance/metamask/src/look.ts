import type { Page } from 'playwright-core'
import type { Session } from './session.ts'

/** A page with MetaMask in it. */
type Site = Pick<Page, 'evaluate'>

/**
 * Lets the wallet see the newest block of chain 56 at once, for which it looks every 20 s by itself: it looks
 * too where it hears of a transaction in a block that it does not know. So a site that is nobody's asks for a
 * receipt, which only the stand-in knows; nothing is sent, and the node hears nothing of it.
 */
export function createLook({ stranger, standIn }: Pick<Session, 'stranger' | 'standIn'>) {
  let known = 0

  /** Says whether the wallet looked: a site that is elsewhere makes it see no block of this chain. */
  async function lookFrom(site: Site, block: number): Promise<boolean> {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const seen = await Promise.race([ask(site, standIn.receipt(block)), late()])
      if (seen === undefined) return false
      known = seen
      if (seen >= block) break
    }
    return true
  }

  /** @param site that of the check: where the wallet itself was moved, that one may be on chain 56 still. */
  return async (block: number, site?: Site): Promise<void> => {
    if (block <= known || (await lookFrom(stranger, block))) return
    if (site) await lookFrom(site, block)
  }
}

/** ms; a wallet that does not see it by then looks by itself, later. */
const patience = 3000
const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience))

/** The newest block that the wallet knows then. */
const ask = (site: Site, hash: string): Promise<number | undefined> =>
  site
    .evaluate(async (asked) => {
      // What a wallet puts into a page stands in no type of it.
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const request = (method: string, ...params: string[]) => ethereum.request({ method, params })
      // Not the provider's own `chainId`, which comes after: blocks of another chain would be taken for these.
      const isHome = async () => (await request('eth_chainId')) === '0x38'
      if (!(await isHome())) return undefined
      await request('eth_getTransactionReceipt', asked)
      const number = Number(await request('eth_blockNumber'))
      return (await isHome()) ? number : undefined
    }, hash)
    .catch(() => undefined)

type Ethereum = { request: (args: { method: string; params?: string[] }) => Promise<unknown> }
