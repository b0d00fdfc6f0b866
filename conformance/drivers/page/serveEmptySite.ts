import type { RequestListener } from 'node:http'
import { listenLocally } from '../chain/listenLocally.ts'
import type { Certificate } from '../createCertificate.ts'
import { createGuardedServer } from '../createGuardedServer.ts'

/**
 * Serves an empty page at any name below `localhost`, with https if there is a certificate. Faster than Playwright's
 * routes, which cost a round trip.
 */
export async function serveEmptySite(certificate?: Certificate) {
  const rules = { host: 'loopback', pages: 'same-origin' } as const
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Check</title>')
  }
  const { port, close } = await listenLocally(createGuardedServer(rules, answer, certificate))
  const scheme = certificate ? 'https' : 'http'
  return { at: (name: string) => `${scheme}://${name}.localhost:${port}/`, port, close }
}
