import type { BrowserContext, Page, Route } from '@playwright/test'
import { publicRpcs } from '@touchstone/harness/vite'

/** The local nodes, by chain id; each may be started when it is first asked. */
export type Nodes = (chainId: number) => Promise<string>

/** Answers what a page asks of public nodes from local ones, and lets nothing else leave the machine. */
export const routeChains = async (context: BrowserContext | Page, site: string, nodes: Nodes) => {
  await context.route(
    (url) => url.origin !== new URL(site).origin && url.protocol.startsWith('http'),
    async (route) => {
      const chainId = chainOf(new URL(route.request().url()))
      if (chainId === undefined) return route.abort()
      await forward(route, await nodes(chainId)).catch(() => route.abort().catch(() => {}))
    },
  )
}

const chainOf = ({ host, pathname }: URL): number | undefined => {
  const found = Object.entries(publicRpcs).find(([, addresses]) =>
    addresses.some((address) => `${host}${pathname}`.startsWith(address)),
  )
  return found && Number(found[0])
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const forward = async (route: Route, url: string): Promise<void> => {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: request.postData(),
  })
  await route.fulfill({
    status: answer.status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: await answer.text(),
  })
}
