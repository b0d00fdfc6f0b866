import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startAnvil, type Anvil } from './startAnvil.ts'

const secrets = ['user-key-1', 'word-key-2', 'path-key-3', 'query-key-4']
const [user, word, path, query] = secrets
const authorization = `Basic ${Buffer.from(`${user}:${word}`).toString('base64')}`
const keyed = `/v1/${path}?apikey=${query}`

/**
 * Chain behind a server that requires the credentials in `url`. When the server refuses a request, its error
 * message repeats the credentials.
 */
let behind: Anvil
let refuse: ((method: string, response: ServerResponse) => boolean) | undefined
let url: string
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'touchstone-home-'))
  vi.stubEnv('HOME', home)
  behind = await startAnvil({ forkUrl: false })
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://${user}:${word}@127.0.0.1:${(server.address() as AddressInfo).port}${keyed}`
  return async () => {
    server.close()
    server.closeAllConnections()
  }
})
afterEach(() => {
  refuse = undefined
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await behind.stop()
  await rm(home, { recursive: true })
})

async function serve(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  const { method } = JSON.parse(body) as { method: string }
  if (request.url !== keyed || request.headers.authorization !== authorization)
    return void response.writeHead(401).end(`Unauthorized: ${request.url}`)
  if (refuse?.(method, response)) return
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(behind.url, { method: 'POST', headers, body })
  response.writeHead(answer.status, headers).end(await answer.text())
}

/** Error message that repeats all credentials. */
const repeated = () =>
  `Invalid key ${user}:${word}, ${path}, ${query} or ${authorization} in ${url} or ${keyed}.`

const jsonError = (response: ServerResponse) => {
  const error = { code: -32000, message: repeated() }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }))
}

async function fork(): Promise<Anvil> {
  const chain = await startAnvil({ forkUrl: url, args: ['--retries', '0'] })
  onTestFinished(() => chain.stop())
  return chain
}

const failedStart = (options: startAnvil.Options): Promise<unknown> =>
  startAnvil(options).catch((error: unknown) => error)

const expectNoSecret = (shown: string) =>
  expect([...secrets, authorization].filter((secret) => shown.includes(secret))).toEqual([])

const post = async (address: string, call: object) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(address, { method: 'POST', headers, body })).text()
}

/**
 * Request for the balance of a random account. A fork would answer a second request for the same account from
 * its cache.
 */
const balance = () => ({
  method: 'eth_getBalance',
  params: [`0x${randomBytes(20).toString('hex')}`, 'latest'],
})

test('a fork sends user, password, path and query to its upstream', async () => {
  const chain = await fork()
  expect(JSON.parse(await post(chain.url, balance()))).toMatchObject({ result: '0x0' })
})

test('anvil_nodeInfo has only the host of the upstream', async () => {
  const chain = await fork()
  const answer = await post(chain.controlUrl, { method: 'anvil_nodeInfo' })
  expect(answer).toContain('"forkUrl":"http://127.0.0.1:')
  expectNoSecret(answer + JSON.stringify(await chain.rpc('anvil_nodeInfo')))
})

test('anvil_nodeInfo over a WebSocket has only the host of the upstream', async () => {
  const chain = await fork()
  const socket = new WebSocket(chain.controlUrl.replace('http', 'ws'))
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  socket.send('{"jsonrpc":"2.0","id":1,"method":"anvil_nodeInfo"}')
  const [data] = (await once(socket, 'message')) as [Buffer]
  expect(data.toString()).toContain('"forkUrl":"http://127.0.0.1:')
  expectNoSecret(data.toString())
})

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', jsonError],
  ['a status', (response) => response.writeHead(403).end(repeated())],
  ['a closed connection', (response) => response.destroy()],
])('a fork leaks no key when its upstream answers with %s', async (_, answer) => {
  const chain = await fork()
  refuse = (__, response) => {
    answer(response)
    return true
  }
  const shown = await post(chain.url, balance())
  expect(shown).toContain('"error"')
  const { method, params } = balance()
  const error = await chain.rpc(method, params).catch(inspect)
  expect(error).toContain('RpcError')
  expectNoSecret(shown + String(error))
})

test.each(['eth_chainId', 'eth_blockNumber', 'eth_getBlockByNumber'])(
  'a start leaks no key when the upstream refuses %s',
  async (ended) => {
    refuse = (method, response) => {
      if (method !== ended) return false
      jsonError(response)
      return true
    }
    const error = await failedStart({ forkUrl: url, args: ['--retries', '0'] })
    expect(error).toMatchObject({ name: 'ChainError' })
    expectNoSecret(inspect(error))
  },
)

test.each([
  ['another scheme', (address: string) => address.replace('http', 'wss')],
  ['no scheme', (address: string) => address.replace('http://', '')],
  ['an invalid host', (address: string) => address.replace('127.0.0.1', '127.0.0.1:')],
  ['no server', (address: string) => address.replace(/:\d+\//, ':1/')],
])('a start leaks no key of an address with %s', async (_, change) => {
  const error = await failedStart({ forkUrl: change(url) })
  expect(error).toMatchObject({ name: 'ChainError' })
  expectNoSecret(inspect(error))
})

test.each([
  ['--fork-url', (address: string) => ['--fork-url', address]],
  ['--rpc-url', (address: string) => ['--rpc-url', address]],
  ['--fork-url=', (address: string) => [`--fork-url=${address}`]],
  ['-f', (address: string) => ['-f', address]],
  ['-f in one argument', (address: string) => [`-f${address}`]],
  ['-f after another letter', (address: string) => ['-qf', address]],
])('a start with the argument %s is refused and leaks no key', async (_, args) => {
  const error = await failedStart({ forkUrl: false, args: args(url) })
  expect(error).toMatchObject({ name: 'ChainError', reason: 'bad-setting' })
  expectNoSecret(inspect(error))
})

test('a start leaks no key of the address of another chain', async () => {
  const error = await failedStart({ chainId: 1, forkUrl: url })
  expect(inspect(error)).toContain('is chain 56, wanted is chain 1')
  expectNoSecret(inspect(error))
})
