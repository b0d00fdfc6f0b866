import { once } from 'node:events'
import { connect } from 'node:net'
import { createPublicClient, webSocket } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startAnvil, type Anvil } from '../startAnvil.ts'
import { ownFees } from './feeCorrections.ts'
import { openGate } from './openGate.ts'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ forkUrl: false })
})
afterAll(() => chain.stop())

const chainId = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
const mineBlock = { jsonrpc: '2.0', id: 2, method: 'evm_mine' }
const json = { 'content-type': 'application/json' }

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const answerTo = async (body: unknown, url = chain.url): Promise<unknown> =>
  (await post(url, body)).json()

/**
 * Sends the lines of an HTTP request to the gate as raw bytes. Replaces `$HOST` with the host of the gate.
 * Returns the first line of the response.
 */
async function send(...lines: string[]): Promise<string> {
  const { port, host } = new URL(chain.url)
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${lines.join('\r\n').replace('$HOST', host)}\r\n\r\n${JSON.stringify(mineBlock)}`)
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return chunk.toString().split('\r\n')[0]!
}

const blocks = () => chain.rpc('eth_blockNumber')
const length = `Content-Length: ${JSON.stringify(mineBlock).length}`
const jsonBody = ['Content-Type: application/json', length]

test('chain.rpc bypasses faults', async () => {
  const fault = chain.fault({ kind: 'drop' })
  expect(await chain.rpc('eth_chainId')).toBe('0x38')
  fault.remove()
})

test('the control address bypasses faults', async () => {
  const fault = chain.fault({ kind: 'drop' })
  expect(await answerTo(chainId, chain.controlUrl)).toMatchObject({ result: '0x38' })
  fault.remove()
})

test.each(['hello', '[]', '{"id":1}', 'null', '[null]', '{"id":1,"method":5}', '[[]]'])(
  'answers %s with an invalid request, as Anvil does',
  async (body) => {
    expect(await answerTo(body)).toMatchObject({ id: null, error: { code: -32600 } })
  },
)

test('a WebSocket reaches the node', async () => {
  const transport = webSocket(chain.url.replace('http', 'ws'))
  const client = createPublicClient({ transport })
  expect(await client.getChainId()).toBe(56)
  ;(await client.transport.getRpcClient()).close()
})

test('a subscription receives new blocks', async () => {
  const transport = webSocket(chain.url.replace('http', 'ws'))
  const client = createPublicClient({ transport })
  const heard = new Promise((resolve) => client.watchBlockNumber({ onBlockNumber: resolve }))
  // The node answers requests in order. Once it has answered this one, the subscription exists.
  await client.getChainId()
  await chain.rpc('evm_mine')
  expect(await heard).toBeTypeOf('bigint')
  ;(await client.transport.getRpcClient()).close()
})

test('rejects a port in use before it starts a node', async () => {
  const port = Number(new URL(chain.url).port)
  await expect(startAnvil({ port, forkUrl: false })).rejects.toThrow(`Port ${port} is in use`)
})

describe('Origin', () => {
  test.each([
    'http://localhost:5173',
    'http://app.localhost:5173',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
    'https://LOCALHOST',
    'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
    'moz-extension://8c1c1a2e-5d5b-4f0c-9d0e-0f6a3a2b1c0d',
  ])('accepts %s, which may read the answer', async (origin) => {
    const answer = await post(chain.url, chainId, { origin })
    expect(await answer.json()).toMatchObject({ result: '0x38' })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  })

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.nip.io',
    'http://evil.example:5173',
    'http://evillocalhost',
    'http://localhost@evil.example',
    'http://localhost:1, http://evil.example',
    'http://0.0.0.0:1',
    'http://192.168.1.7',
    'file://',
    'null',
    '',
  ])('refuses %j', async (origin) => {
    const answer = await post(chain.url, chainId, { origin })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([chainId, mineBlock])(
    'refuses a foreign page at the control address too: $method',
    async (call) => {
      const answer = await post(chain.controlUrl, call, { origin: 'https://evil.example' })
      expect(answer.status).toBe(403)
    },
  )

  test('lets a local page read a fault', async () => {
    const fault = chain.fault({ kind: 429, times: 1 })
    const origin = 'http://localhost:5173'
    const answer = await post(chain.url, chainId, { origin })
    expect([answer.status, fault.used()]).toEqual([429, 1])
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  })

  test.each([
    ['http://localhost:5173', 204, 'http://localhost:5173'],
    ['https://evil.example', 403, null],
    ['null', 403, null],
  ])('answers a preflight from %s with %i', async (origin, status, allowed) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
      'access-control-request-private-network': 'true',
    }
    const answer = await fetch(chain.url, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(answer.headers.get('access-control-allow-private-network')).toBeNull()
  })
})

describe('Content-Type', () => {
  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/jsonp',
    'application/json-patch+json',
  ])('refuses %s, which a page can send without a preflight', async (type) => {
    const before = await blocks()
    expect((await post(chain.controlUrl, mineBlock, { 'content-type': type })).status).toBe(415)
    expect(await blocks()).toBe(before)
  })

  test('refuses a body without a type', async () => {
    expect(await send('POST / HTTP/1.1', 'Host: $HOST', length)).toBe(
      'HTTP/1.1 415 Unsupported Media Type',
    )
  })
})

describe('Host', () => {
  test.each([
    '127.0.0.1:1',
    'localhost',
    'LOCALHOST:5173',
    'app.localhost:1',
    '[::1]:8545',
    '127.1.2.3',
  ])('accepts %s', async (host) => {
    const line = await send('POST / HTTP/1.1', `Host: ${host}`, ...jsonBody)
    expect(line).toBe('HTTP/1.1 200 OK')
  })

  test.each([
    'evil.example',
    'localhost.evil.example:80',
    '127.0.0.1.nip.io',
    'localhost.',
    'evil.example@localhost',
    'localhost@evil.example',
    'localhost:1:2',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '192.168.1.7',
    '[::ffff:7f00:1]',
    '[::1',
    '::1',
    '',
  ])('refuses %j', async (host) => {
    const line = await send('POST / HTTP/1.1', `Host: ${host}`, ...jsonBody)
    expect(line).toBe('HTTP/1.1 403 Forbidden')
  })

  test('refuses HTTP/1.0 without it', async () => {
    const line = await send('POST / HTTP/1.0', ...jsonBody)
    expect(line).toBe('HTTP/1.1 403 Forbidden')
  })

  test('ignores the name in the request target', async () => {
    const line = await send('POST http://localhost/ HTTP/1.1', 'Host: evil.example', ...jsonBody)
    expect(line).toBe('HTTP/1.1 403 Forbidden')
  })
})

describe('methods outside the list', () => {
  test.each([
    'anvil_reset',
    'anvil_nodeInfo',
    'anvil_setBalance',
    'evm_mine',
    'evm_revert',
    'debug_traceTransaction',
    'debug_traceCall',
    'hardhat_impersonateAccount',
    'tenderly_setBalance',
    'trace_block',
    'txpool_content',
    'eth_sendUnsignedTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'personal_sign',
    'wallet_sendTransaction',
    'ots_getApiLevel',
    ' evm_mine',
    'evm_mine ',
    'evm_mine\0',
    'EVM_MINE',
    'eth_chainId\nevm_mine',
    'constructor',
    '__proto__',
  ])('answers %j with -32601', async (method) => {
    expect(await answerTo({ ...chainId, method })).toMatchObject({ id: 1, error: { code: -32601 } })
  })

  test.each([
    ['in escapes', '{"jsonrpc":"2.0","id":2,"m\\u0065thod":"\\u0065vm_mine"}'],
    [
      'as the second of two keys',
      '{"jsonrpc":"2.0","id":2,"method":"eth_chainId","method":"evm_mine"}',
    ],
    [
      'as the first of two keys',
      '{"jsonrpc":"2.0","id":2,"method":"evm_mine","method":"eth_chainId"}',
    ],
    ['in a batch', JSON.stringify([chainId, mineBlock])],
    ['alone in a batch', JSON.stringify([mineBlock])],
    ['in a batch of a batch', JSON.stringify([[mineBlock]])],
    ['as a notification', '{"jsonrpc":"2.0","method":"evm_mine"}'],
    ['with a byte order mark', `\uFEFF${JSON.stringify(mineBlock)}`],
    [
      'beside an own __proto__',
      '{"__proto__":{"method":"eth_chainId"},"id":2,"method":"evm_mine"}',
    ],
  ])('does not run evm_mine %s', async (_, body) => {
    const before = await blocks()
    await (await post(chain.url, body)).text()
    expect(await blocks()).toBe(before)
  })

  test('answers the other calls of the batch', async () => {
    expect(await answerTo([mineBlock, chainId])).toMatchObject([
      { id: 1, result: '0x38' },
      { id: 2, error: { code: -32601 } },
    ])
  })

  test('runs them at the control address', async () => {
    const before = Number(await blocks())
    await post(chain.controlUrl, mineBlock)
    expect(Number(await blocks())).toBe(before + 1)
  })

  test.each(['/x', '//', '/../', '/%2e', '/undefined', '/control'])(
    'has no address %s',
    async (path) => {
      const line = await send(`POST ${path} HTTP/1.1`, 'Host: $HOST', ...jsonBody)
      expect(line).toBe('HTTP/1.1 404 Not Found')
    },
  )

  test.each(['DELETE', 'PUT', 'GET'])('answers %s with 405', async (method) => {
    expect((await fetch(chain.controlUrl, { method })).status).toBe(405)
  })
})

describe('gas limits', () => {
  const most = 50_000_000
  const contract = '0x00000000000000000000000000000000000000cc'
  /** Code that returns the gas that is left: GAS PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN. */
  const state = { [contract]: { code: '0x5a60005260206000f3' } }
  const eth_call = (transaction: object, ...overrides: unknown[]) => ({
    ...chainId,
    method: 'eth_call',
    params: [{ to: contract, ...transaction }, 'latest', state, ...overrides],
  })
  const gasLeft = async (body: unknown) => {
    const { result } = (await answerTo(body)) as { result: string }
    return Number(result)
  }
  const raw = '$serde_json::private::RawValue'

  test.each([
    ['hex', '0xffffffffffffffff'],
    ['hex with zeros', '0x00000000ffffffff'],
    ['hex with a capital X', '0XFFFFFFFF'],
    ['hex with underscores', '0xffff_ffff'],
    ['octal', '0o7777777777777'],
    ['binary', `0b${'1'.repeat(40)}`],
    ['decimal', '1000000000'],
    ['a number', 1e9],
  ])('are at most 50 million in %s', async (_, gas) => {
    expect(await gasLeft(eth_call({ gas }))).toBeLessThan(most)
    expect(await gasLeft(eth_call({}, { gasLimit: gas }))).toBeLessThan(most)
  })

  test('are at most 50 million in overrides of the block that are a list', async () => {
    const block = [null, null, null, '0xffffffffffff', null, null, null, null]
    expect(await gasLeft(eth_call({}, block))).toBeLessThan(most)
  })

  test.each([
    ['a number', { '$serde_json::private::Number': '1000000000' }],
    ['JSON', { [raw]: '"0xffffffffffff"' }],
  ])("are at most 50 million in %s of Anvil's parser", async (_, gas) => {
    expect(await gasLeft(eth_call({ gas }))).toBeLessThan(most)
    expect(await answerTo(eth_call({}, { gasLimit: gas }))).toMatchObject({
      error: { code: -32602 },
    })
  })

  test("are at most 50 million in a transaction that is JSON of Anvil's parser", async () => {
    const hidden = { [raw]: JSON.stringify({ to: contract, gas: '0xffffffffffff' }) }
    const body = { ...chainId, method: 'eth_call', params: [hidden, 'latest', state] }
    expect(await (await post(chain.url, body)).text()).toBe(
      '{"jsonrpc":"2.0","id":1,"result":"0x"}',
    )
  })

  test.each([
    ['1 million', '0xf4240', 900_000, 1_000_000],
    ['50 million', most, 49_900_000, most],
    ['the default of Anvil', undefined, 29_900_000, 30_000_000],
  ])('stay at %s', async (_, gas, least, highest) => {
    const left = await gasLeft(eth_call({ gas }))
    expect([left > least, left < highest]).toEqual([true, true])
  })

  test.each(['zzz', true, '-1'])('that are %j get the error of Anvil', async (gas) => {
    expect(await answerTo(eth_call({ gas }))).toMatchObject({ error: { code: -32602 } })
  })

  const endless = { data: '0x5b600056', gas: '0xffffffffffffffff' }
  test.each([
    ['eth_call', [endless, 'latest']],
    ['eth_estimateGas', [endless, 'latest']],
    ['eth_createAccessList', [endless, 'latest']],
    ['eth_estimateGas', [{ data: endless.data }, 'latest', {}, { gasLimit: endless.gas }]],
    ['eth_simulateV1', [{ blockStateCalls: [{ calls: [endless] }] }, 'latest']],
  ])('end an endless loop in %s', async (method, params) => {
    expect(await answerTo([{ ...chainId, method, params }, chainId])).toMatchObject([
      { id: 1 },
      { result: '0x38' },
    ])
  })

  test('are divided between the calls of eth_simulateV1', async () => {
    const one = { from: chain.accounts[0]!.address, to: contract }
    const calls = [
      one,
      { ...one, gas: null },
      { ...one, gas: '0xffffffffff' },
      { ...one, gas: 1e6 },
    ]
    const simulation = { blockStateCalls: [{ stateOverrides: state, calls: [one] }, { calls }] }
    const body = { ...chainId, method: 'eth_simulateV1', params: [simulation, 'latest'] }
    const { result } = (await answerTo(body)) as {
      result: { calls: { returnData: string }[] }[]
    }
    const left = result.flatMap(({ calls }) => calls).map(({ returnData }) => Number(returnData))
    expect(left.map((gas) => Math.ceil(gas / 1e6))).toEqual([10, 10, 10, 10, 1])
  })

  test.each([
    ['a simulation', [[[{ calls: [] }], false, false, false], 'latest']],
    ['a block', [{ blockStateCalls: [[null, null, []]] }, 'latest']],
  ])('cannot hide in a list that Anvil reads as %s', async (_, params) => {
    expect(await answerTo({ ...chainId, method: 'eth_simulateV1', params })).toMatchObject({
      error: { code: -32602 },
    })
  })

  test('hold for a WebSocket', async () => {
    const socket = new WebSocket(chain.url.replace('http', 'ws'))
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    socket.send(JSON.stringify(eth_call({ gas: endless.gas })))
    const [data] = (await once(socket, 'message')) as [Buffer]
    expect(Number((JSON.parse(data.toString()) as { result: string }).result)).toBeLessThan(most)
  })
})

describe('WebSocket', () => {
  const open = (url: string, origin?: string) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { ...(origin && { origin }) })
    onTestFinished(() => socket.terminate())
    return socket
  }
  const ask = async (socket: WebSocket, call: unknown) => {
    await once(socket, 'open')
    socket.send(JSON.stringify(call))
    const [data] = (await once(socket, 'message')) as [Buffer]
    return JSON.parse(data.toString()) as unknown
  }

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'refuses a page of %s',
    async (origin) => {
      const [error] = await once(open(chain.url, origin), 'error')
      expect(String(error)).toContain('403')
    },
  )

  test('answers deeply nested values with an invalid request', async () => {
    const socket = open(chain.url)
    await once(socket, 'open')
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
    for (const body of [
      `{"id":1,"method":"eth_call","params":${nested}}`,
      `{"id":${nested},"method":"evm_mine"}`,
    ]) {
      socket.send(body)
      const [data] = (await once(socket, 'message')) as [Buffer]
      expect(JSON.parse(data.toString())).toMatchObject({ id: null, error: { code: -32600 } })
    }
  })

  test('refuses a foreign Host', async () => {
    const line = await send(
      'GET / HTTP/1.1',
      'Host: evil.example',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    )
    expect(line).toBe('HTTP/1.1 403 Forbidden')
  })

  test('refuses methods outside the list', async () => {
    const socket = open(chain.url, 'http://localhost:5173')
    expect(await ask(socket, mineBlock)).toMatchObject({ id: 2, error: { code: -32601 } })
  })

  test('runs all methods at the control address', async () => {
    const before = Number(await blocks())
    await ask(open(chain.controlUrl), mineBlock)
    expect(Number(await blocks())).toBe(before + 1)
  })

  test('closes the connection until the node has started', async () => {
    let url = ''
    const gate = await openGate({ url: () => url, clean: (text) => text, port: 0, fees: ownFees })
    onTestFinished(() => gate.close())
    const [error] = await once(open(gate.url), 'error')
    expect(error).toMatchObject({ message: 'socket hang up' })
    url = chain.controlUrl
    expect(await ask(open(gate.url), chainId)).toMatchObject({ result: '0x38' })
  })

  test('answers an invalid request with an error', async () => {
    expect(await ask(open(chain.url), 5)).toMatchObject({ error: { code: -32600 } })
  })
})

test('refuses a body of 100 MB before its end', async () => {
  const line = await send(
    'POST / HTTP/1.1',
    'Host: $HOST',
    'Content-Type: application/json',
    'Content-Length: 100000000',
    `X: ${'x'.repeat(10)}`,
    '',
    'x'.repeat(3_000_000),
  )
  expect(line).toBe('HTTP/1.1 413 Payload Too Large')
})

test('serves other requests while a body is incomplete', async () => {
  const { port, host } = new URL(chain.url)
  const slow = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  slow.write(`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`)
  slow.write('Content-Length: 100\r\n\r\n{"half')
  expect(await answerTo(chainId)).toMatchObject({ result: '0x38' })
})
