import type { BrowserContext, Page, Route } from '@playwright/test'
import { publicRpcs } from '@touchstone/harness/vite'
import { viemChain } from '../../viemChain.ts'

/** Returns the URL of the local node for a chain id. The node may be started by the first call. */
export type NodeUrls = (chainId: number) => Promise<string>

/** Answers requests to public nodes with local nodes, and blocks all other requests to foreign origins. */
export const routeChains = async (
  context: BrowserContext | Page,
  site: string,
  nodes: NodeUrls,
) => {
  await context.route(
    (url) => url.origin !== new URL(site).origin && url.protocol.startsWith('http'),
    async (route) => {
      const chainId = chainOf(new URL(route.request().url()))
      if (chainId === undefined) return route.abort()
      await forward(route, await nodes(chainId)).catch(() => route.abort().catch(() => {}))
    },
  )
}

/** Addresses of public nodes by chain id: hosts with all their paths, or hosts with a path. */
export type PublicNodes = { readonly [chainId: number]: readonly string[] }

/** Returns the public nodes of these chains: those that the harness lists, and those of viem's definitions. */
export const publicNodesOf = (chainIds: readonly number[]): PublicNodes =>
  Object.fromEntries(
    chainIds.map((chainId) => [
      chainId,
      [
        ...((publicRpcs as PublicNodes)[chainId] ?? []),
        ...viemChain(chainId).rpcUrls.default.http.map((url) => url.replace(/^https?:\/\//, '')),
      ],
    ]),
  )

/**
 * Returns the chain id of a public node's URL, or undefined for another URL.
 *
 * @param nodes default: the public nodes of the default chains
 */
export const chainOf = (
  { host, pathname }: URL,
  nodes: PublicNodes = publicRpcs,
): number | undefined => {
  const found = Object.entries(nodes).find(([, addresses]) =>
    addresses.some((address) => `${host}${pathname}`.startsWith(address)),
  )
  return found && Number(found[0])
}

/** CORS headers for pages of other origins. */
const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

type Answer = { status: number; headers: Record<string, string>; body: string }

/** Forwards a JSON-RPC request to a local node. Answers a CORS preflight (OPTIONS) itself. */
export const forwardToNode = async (
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
  await route.fulfill(await forwardToNode(node, request.method(), request.postData() ?? undefined))
}
