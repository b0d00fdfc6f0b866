import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { serveEmptySite } from './serveEmptySite.ts'

const site = await serveEmptySite()
afterAll(() => site.close())

/** Sends a request to the server and returns its answer. */
async function send(headers: Record<string, string>, method = 'GET'): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port: site.port, method, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

const own = { host: 'check1.localhost' }

test('serves an empty page at a name below localhost', async () => {
  expect(await text(await send(own))).toBe('<!doctype html><title>Check</title>')
})

test.each([
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.nip.io' },
  { ...own, origin: 'https://evil.example' },
  { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
])('refuses a request with %o', async (headers) => {
  expect(await send(headers)).toMatchObject({ statusCode: 403 })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
  expect(await send(own, method)).toMatchObject({ statusCode: 405 })
})
