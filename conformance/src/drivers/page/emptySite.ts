import { listen } from '../chain/listen.ts'
import { createLocalServer } from '../localServer.ts'

/** An empty document under every name below `localhost`. */
export type EmptySite = { at: (name: string) => string; port: number; close(): void }

/**
 * Serves what a page without anything in it needs. A server, as each request that Playwright answers costs
 * the browser a round trip.
 *
 * @example
 * const site = await serveEmptySite()
 * await page.goto(site.at('check1'))
 */
export async function serveEmptySite(): Promise<EmptySite> {
  const rules = { host: 'loopback', pages: 'same-origin' } as const
  const server = createLocalServer(rules, (request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Check</title>')
  })
  const { port, close } = await listen(server)
  return { at: (name) => `http://${name}.localhost:${port}/`, port, close }
}
