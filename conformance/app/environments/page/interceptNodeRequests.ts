import type { Page } from '@playwright/test'
import { forwardToNode, type NodeUrls } from './routeNodeRequests.ts'
import { chainOf, type PublicNodes } from './publicNodes.ts'

/**
 * Answers the page's `https` requests to public nodes with local nodes, and blocks those to other foreign origins. Uses
 * CDP, because Playwright's `route` would also intercept every file of the app and disable the browser's cache.
 */
export const interceptNodeRequests = async (
  page: Page,
  site: string,
  nodes: NodeUrls,
  publicNodes: PublicNodes,
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = async (): Promise<unknown> => {
      const url = new URL(request.url)
      if (url.origin === new URL(site).origin)
        return session.send('Fetch.continueRequest', { requestId })
      const chainId = chainOf(url, publicNodes)
      const given =
        chainId === undefined
          ? undefined
          : await nodes(chainId)
              .then((node) => forwardToNode(node, request.method, request.postData))
              .catch(() => undefined)
      if (given === undefined)
        return session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: given.status,
        responseHeaders: Object.entries(given.headers).map(([name, value]) => ({ name, value })),
        body: Buffer.from(given.body).toString('base64'),
      })
    }
    // The page may be closed before the response arrives.
    void answer().catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
