import type { BrowserContext, Page } from '@playwright/test'
import { chainOf } from './publicNodes.ts'

/** Returns the URL of the local node for a chain id. The node may be started by the first call. */
export type NodeUrls = (chainId: number) => Promise<string>

/** Answers requests to public nodes with local nodes, and blocks all other HTTP requests to foreign origins. */
export const routeNodeRequests = async (
  context: BrowserContext | Page,
  site: string,
  nodes: NodeUrls,
) => {
  await context.route(
    (url) => url.origin !== new URL(site).origin && url.protocol.startsWith('http'),
    async (route) => {
      const chainId = chainOf(new URL(route.request().url()))
      if (chainId === undefined) return route.abort()
      const request = route.request()
      const body = request.postData() ?? undefined
      await forwardToNode(await nodes(chainId), request.method(), body)
        .then((answer) => route.fulfill(answer))
        .catch(() => route.abort().catch(() => {}))
    },
  )
}

/** CORS headers for pages of other origins. */
const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** Forwards a JSON-RPC request to a local node. Answers a CORS preflight (OPTIONS) itself. */
export const forwardToNode = async (
  node: string,
  method: string,
  body: string | undefined,
): Promise<{ status: number; headers: Record<string, string>; body: string }> => {
  if (method === 'OPTIONS') return { status: 204, headers: shared, body: '' }
  const answer = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: answer.status,
    headers: { ...shared, 'content-type': 'application/json' },
    body: await answer.text(),
  }
}
