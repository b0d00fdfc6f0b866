import { parseRpcUrl } from '../parseRpcUrl.ts'

/** RPC addresses of a chain, and the local address that replaces them. */
export type Redirect = { chainId: number; from: readonly string[]; to: string }

type Page = {
  fetch: typeof fetch
  location: { href: string; origin: string }
  console: { warn(...text: unknown[]): void }
}

/**
 * Redirects the page's RPC requests through `fetch` to the local chains. JSON-RPC to an address that no redirect covers
 * passes unchanged, with one warning for each address.
 */
export function redirectRpcRequests(page: Page, redirects: readonly Redirect[]): void {
  const original = page.fetch
  const warned = new Set<string>()
  page.fetch = function fetch(this: unknown, input, init) {
    const address = addressOf(input, page.location.href)
    if (!address || address.origin === page.location.origin) return original.call(page, input, init)
    const redirect = redirects.find(({ from }) => from.some((known) => covers(known, address)))
    if (!redirect) {
      if (isJsonRpc(init)) warnOnce(address)
      return original.call(page, input, init)
    }
    const to = new URL(redirect.to, page.location.href)
    // Pages may send another content type to avoid a preflight. Local chains accept only JSON.
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
    headers.set('content-type', 'application/json')
    const request = input instanceof Request ? new Request(to, input) : to
    return original.call(page, request, { ...init, headers })
  }

  function warnOnce({ origin, pathname }: URL) {
    const address = origin + pathname
    if (warned.has(address)) return
    warned.add(address)
    page.console.warn(
      `Touchstone: ${address} was asked over JSON-RPC, and it is not redirected to a local chain. ` +
        'Add it to the option `rpc` of the plug-in: touchstone({ rpc: { [chainId]: [address] } }).',
    )
  }
}

/** Whether a known URL, or host with or without a path, covers an address: itself and all paths below it. */
function covers(known: string, address: URL): boolean {
  const { host, pathname } = parseRpcUrl(known)
  const path = pathname.replace(/\/$/, '')
  return (
    address.host === host && (address.pathname === path || address.pathname.startsWith(`${path}/`))
  )
}

function addressOf(input: RequestInfo | URL, base: string): URL | undefined {
  const text = input instanceof Request ? input.url : String(input)
  return URL.canParse(text, base) ? new URL(text, base) : undefined
}

const isJsonRpc = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' && init.body.includes('"jsonrpc"')
