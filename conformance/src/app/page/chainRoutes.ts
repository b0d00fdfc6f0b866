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

/** The chain that this public address is a node of. */
export const chainOf = ({ host, pathname }: URL): number | undefined => {
  const found = Object.entries(publicRpcs).find(([, addresses]) =>
    addresses.some((address) => `${host}${pathname}`.startsWith(address)),
  )
  return found && Number(found[0])
}

/** What lets a page of another origin read the answer. */
const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

type Answer = { status: number; headers: Record<string, string>; body: string }

/** What a local node says, as the public one would. */
export const answerOf = async (
  node: string,
  method: string,
  body: string | undefined,
): Promise<Answer> => {
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

const forward = async (route: Route, node: string): Promise<void> => {
  const request = route.request()
  await route.fulfill(await answerOf(node, request.method(), request.postData() ?? undefined))
}
