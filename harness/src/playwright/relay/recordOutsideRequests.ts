import type { BrowserContext, Request } from '@playwright/test'

/** Requests of a context's pages to other machines. */
export type Outside = {
  /** One line for each request or socket: `GET https://example.com/`. Waits for pending requests. */
  requests(): Promise<string[]>
}

/**
 * Records the requests of a context that leave this machine. A request that a route answered does not count. A
 * request that failed with a network error counts.
 */
export function watchOutside(context: BrowserContext): Outside {
  const seen = new Set<string>()
  const pending = new Set<Promise<void>>()

  const record = (method: string, url: string) => {
    const { protocol, hostname } = new URL(url)
    if (!/^(https?|wss?):$/.test(protocol) || isHere(hostname)) return
    seen.add(`${method} ${url.split('?')[0]}`)
  }

  const finished = async (request: Request) => {
    const response = await request.response().catch(() => null)
    const server = await response?.serverAddr().catch(() => null)
    if (server && !isHere(server.ipAddress)) record(request.method(), request.url())
  }

  context.on('requestfinished', (request) => {
    const check = finished(request).finally(() => pending.delete(check))
    pending.add(check)
  })
  context.on('requestfailed', (request) => {
    if (noNetwork.test(request.failure()?.errorText ?? '')) record(request.method(), request.url())
  })
  const listen = (page: ReturnType<BrowserContext['pages']>[number]) =>
    page.on('websocket', (socket) => record('WS', socket.url()))
  context.pages().forEach(listen)
  context.on('page', listen)

  return {
    requests: async () => {
      await Promise.all(pending)
      return [...seen]
    },
  }
}

const isHere = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?|.*\.localhost)$/.test(host)

/** Network errors of requests to other machines. A test's own route aborts with ERR_FAILED or ERR_BLOCKED_BY_CLIENT. */
const noNetwork =
  /ERR_(NAME_|INTERNET_|CONNECTION_|ADDRESS_|NETWORK_|PROXY_|TUNNEL_|DNS_|TIMED_OUT|SSL_|CERT_)/
