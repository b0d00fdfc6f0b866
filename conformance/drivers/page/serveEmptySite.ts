import { listen } from '../chain/listen.ts'
import { createLocalServer } from '../createLocalServer.ts'

/** Server of an empty page at any name below `localhost`. `at` returns the address for a name. */
export type EmptySite = { at: (name: string) => string; port: number; close(): void }

/**
 * Serves empty pages. A server is faster than Playwright's routes, because each request to a route costs the
 * browser a round trip.
 *
 * @example
 * const site = await serveEmptySite()
 * await page.goto(site.at('check1'))
 */
export async function serveEmptySite(): Promise<EmptySite> {
  const rules = { host: 'loopback', pages: 'same-origin' } as const
  const server = createLocalServer(rules, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Check</title>')
  })
  const { port, close } = await listen(server)
  return { at: (name) => `http://${name}.localhost:${port}/`, port, close }
}
