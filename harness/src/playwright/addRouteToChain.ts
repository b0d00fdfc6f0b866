import type { Page, Route } from '@playwright/test'
import type { ChainFixture } from '../chain/createChainFixture.ts'

/** Local chain of a test. It has its initial state at the start of the test and is reset at the end. */
export type PageChain = Omit<ChainFixture, 'of'> & {
  /**
   * Answers the page's requests to these addresses from the local chain, so that a test can use the app with
   * the RPC addresses that it ships with.
   */
  route(page: Page, ...patterns: (string | RegExp)[]): Promise<void>
  /**
   * Returns another local chain of the test. It starts on first use, and the wallets of the test use it too.
   *
   * @example
   * const base = await chain.of(8453)
   * await base.route(page, 'https://mainnet.base.org/')
   */
  of(chainId: number): Promise<PageChain>
}

export const addRouteToChain = (chain: ChainFixture): PageChain => ({
  ...chain,
  route: async (page, ...patterns) => {
    for (const pattern of patterns) await page.route(pattern, (route) => forward(route, chain.url))
  },
  of: async (chainId) => addRouteToChain(await chain.of(chainId)),
})

/** Answers a request of the page from the local chain. `route.continue` cannot change https to http. */
async function forward(route: Route, url: string): Promise<void> {
  const request = route.request()
  const headers = {
    'access-control-allow-origin': request.headers()['origin'] ?? '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
  }
  try {
    if (request.method() === 'OPTIONS') return await route.fulfill({ status: 204, headers })
    const body = request.postData()
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await route.fulfill({
      status: answer.status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: await answer.text(),
    })
  } catch {
    // The page was closed, or the node does not answer. The request fails, as it would on the network.
    await route.abort().catch(() => {})
  }
}
