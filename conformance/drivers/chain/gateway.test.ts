import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect, type NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { NodeRequest } from '../../core/driver.ts'
import { runWithDescriptorLimit } from '../testing/runWithDescriptorLimit.ts'
import { openGateway } from './gateway.ts'
import { sendTruncatedPost } from './testing/sendTruncatedPost.ts'

const gateway = await openGateway()
afterAll(() => gateway.close())

const json = { 'content-type': 'application/json' }
const postText = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body })
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  postText(url, JSON.stringify(body), headers)
const ask = async (url: string, body: unknown) => (await (await post(url, body)).json()) as unknown

/** Reserves addresses for a check and records the requests to them. */
const leaseAndRecord = () => {
  const { url, onNodeRequest } = gateway.lease()
  const requests: NodeRequest[] = []
  onNodeRequest((request) => requests.push(request))
  return { url, requests }
}

test('each chain returns its id without a node', async () => {
  const resources = gateway.lease()
  const answers = await Promise.all(
    [56, 1, 137].map((id) => ask(resources.url(id), { id: 1, method: 'eth_chainId' })),
  )
  expect(answers).toMatchObject([{ result: '0x38' }, { result: '0x1' }, { result: '0x89' }])
})

test('a check receives only its own requests', async () => {
  const { url, requests } = leaseAndRecord()
  await ask(gateway.lease().url(56), { method: 'eth_chainId' })
  await ask(url(56), { method: 'net_version' })
  expect(requests).toEqual([{ chainId: 56, method: 'net_version', params: [] }])
})

test('reports requests without a method, so that the transcript is complete', async () => {
  const { url, requests } = leaseAndRecord()
  await ask(url(56), { id: 1 })
  await ask(url(56), { id: 2, method: 5 })
  expect(requests.map(({ method }) => method)).toEqual(['(no method)', '(no method)'])
})

const noCall = { id: null, error: { code: -32600 } }
test.each([
  [null, noCall],
  [[null], [noCall]],
])('answers %j with an error, because it is no request', async (body, answer) => {
  expect(await ask(gateway.lease().url(56), body)).toMatchObject(answer)
})

test('keeps serving after a request that is cut off', async () => {
  const url = gateway.lease().url(56)
  await sendTruncatedPost(url)
  expect(await ask(url, { id: 1, method: 'eth_chainId' })).toMatchObject({ result: '0x38' })
})

describe('limits the answers to a wallet to 2 MiB', () => {
  const contract = '0x00000000000000000000000000000000000000cc'
  /** Call of code that returns this many bytes, which are twice as many digits: PUSH4 size PUSH1 0 RETURN. */
  const returning = (bytes: number) => {
    const code = `0x63${bytes.toString(16).padStart(8, '0')}6000f3`
    return {
      id: 1,
      method: 'eth_call',
      params: [{ to: contract }, 'latest', { [contract]: { code } }],
    }
  }
  const limited = { error: { code: -32005, message: expect.any(String) } }

  test('of one call', async () => {
    const url = gateway.lease().url(56)
    expect(await ask(url, returning(2 ** 20))).toMatchObject({ id: 1, ...limited })
    expect(await ask(url, returning(2 ** 20 - 100))).toMatchObject({ result: expect.any(String) })
  })

  test('of all calls of a batch', async () => {
    const url = gateway.lease().url(56)
    const half = returning(2 ** 19)
    expect(await ask(url, [half, half])).toMatchObject({ id: null, ...limited })
    expect(await ask(url, [half])).toMatchObject([{ result: expect.any(String) }])
  })
})

test('stops a batch when its client disconnects', async () => {
  const resources = gateway.lease()
  const stop = new AbortController()
  let calls = 0
  resources.onNodeRequest(() => {
    calls += 1
    stop.abort()
  })
  const body = JSON.stringify(Array(3000).fill({ id: 1, method: 'eth_blockNumber' }))
  const { signal } = stop
  await expect(
    fetch(resources.url(56), { method: 'POST', headers: json, body, signal }),
  ).rejects.toThrow('aborted')
  const newCalls = async () => {
    const before = calls
    await setTimeout(100)
    return calls - before
  }
  await expect.poll(newCalls, { timeout: 10_000 }).toBe(0)
  expect(calls).toBeLessThan(3000)
})

test('ten checks in sequence send from ten accounts', () => {
  const firsts = Array.from({ length: 10 }, () => gateway.lease().accounts[0]!.address)
  expect(new Set(firsts).size).toBe(10)
})

test('forwards other methods to a node, and returns its errors', async () => {
  const resources = gateway.lease()
  const batch = await ask(resources.url(56), [
    { id: 1, method: 'eth_getBalance', params: [resources.accounts[0]!.address, 'latest'] },
    { id: 2, method: 'eth_getBalance', params: ['zzz'] },
  ])
  expect(batch).toMatchObject([
    { id: 1, result: expect.stringMatching(/^0x/) },
    { id: 2, error: { code: -32602 } },
  ])
})

const chainId = { id: 1, method: 'eth_chainId' }

describe('limits what the suite keeps of the requests of a wallet', () => {
  test('cuts off a request of more than 2 MiB, and answers the next one', async () => {
    const url = gateway.lease().url(56)
    const body = JSON.stringify({ ...chainId, params: ['x'.repeat(2 ** 21)] })
    await expect(postText(url, body)).rejects.toThrow('fetch failed')
    expect(await ask(url, chainId)).toMatchObject({ result: '0x38' })
  })

  test('does not keep a request that is nested deeply', async () => {
    const { url, requests } = leaseAndRecord()
    const params = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `{"id":1,"method":"eth_chainId","params":${params}}`
    await postText(url(56), body)
    expect(requests).toEqual([{ chainId: 56, method: '', params: [] }])
  })

  test('refuses requests over the limit of a check, and does not keep them', async () => {
    const { url, requests } = leaseAndRecord()
    const calls = Array<unknown>(200_000).fill({})
    expect([await ask(url(56), calls), requests]).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32005, message: expect.any(String) } },
      [],
    ])
  })
})

test('wallets may create 2000 filters in a run, also at an address of no check', async () => {
  const gateway = await openGateway()
  onTestFinished(() => gateway.close())
  const url = gateway.lease().url(56).replace('/0/', '/99999/')
  const kinds = ['eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter']
  const create = async (count: number) => {
    const calls = Array.from({ length: count }, (_, id) => {
      const method = kinds[id % kinds.length]!
      return { id, method, params: method === 'eth_newFilter' ? [{}] : [] }
    })
    return (await ask(url, calls)) as { result?: string; error?: { code: number } }[]
  }
  const created = await Promise.all(Array.from({ length: 8 }, () => create(250)))
  expect(created.flat().filter(({ result }) => result)).toHaveLength(2000)
  expect((await create(3)).map(({ error }) => error?.code)).toEqual([-32005, -32005, -32005])
})

describe('needs few file descriptors', () => {
  /** Opens 300 connections. Returns a function that counts those that the gateway has closed. */
  const holdConnections = (options: NetConnectOpts) => {
    let closed = 0
    for (let count = 0; count < 300; count++) {
      const socket = connect(options, () => socket.write('POST / HTTP/1.1\r\n'))
      socket.on('error', () => undefined)
      socket.on('close', () => (closed += 1))
      onTestFinished(() => void socket.destroy())
    }
    return () => closed
  }

  test('accepts 256 connections at a time', async () => {
    const own = await openGateway()
    onTestFinished(() => own.close())
    const { port } = new URL(own.lease().url(56))
    const closed = holdConnections({ port: Number(port), host: '127.0.0.1' })
    await expect.poll(closed).toBe(300 - 256)
  })

  test('accepts 256 connections at a time at the Unix socket of a sandbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-gateway-'))
    const path = join(folder, 'chain.sock')
    const served = await gateway.serveAt(path)
    onTestFinished(() => {
      served.close()
      rmSync(folder, { recursive: true })
    })
    await expect.poll(holdConnections({ path })).toBe(300 - 256)
  })

  test('answers a batch of 500 calls in a process with 100 descriptors', async () => {
    const printed = await runWithDescriptorLimit(
      100,
      `
      const { openGateway } = await import(${JSON.stringify(fileURLToPath(new URL('gateway.ts', import.meta.url)))})
      const gateway = await openGateway()
      const calls = Array(500).fill({ id: 1, method: 'eth_blockNumber' })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const response = await fetch(gateway.lease().url(56), { ...init, body: JSON.stringify(calls) })
      const answers = await response.json()
      console.log(answers.filter(({ result }) => result === '0x0').length)
      await gateway.close()`,
    )
    expect(printed).toBe('500\n')
  })
})

describe('at the Unix socket of a sandbox', () => {
  /** Sends a request through the Unix socket. */
  async function askInside(body: unknown): Promise<unknown> {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-gateway-'))
    const socketPath = join(folder, 'chain.sock')
    const served = await gateway.serveAt(socketPath)
    onTestFinished(() => {
      served.close()
      rmSync(folder, { recursive: true })
    })
    return new Promise((resolve, reject) => {
      const asked = request(
        { socketPath, path: '/0/56', method: 'POST', headers: json },
        (response) => {
          text(response).then((answer) => resolve(JSON.parse(answer)), reject)
        },
      )
      asked.on('error', reject).end(JSON.stringify(body))
    })
  }

  test.each(['eth_chainId', 'eth_blockNumber', 'net_version', 'web3_clientVersion'])(
    'answers %s',
    async (method) => {
      expect(await askInside({ id: 1, method })).toMatchObject({ result: expect.any(String) })
    },
  )

  test.each([
    'anvil_reset',
    'anvil_setRpcUrl',
    'hardhat_reset',
    'evm_mine',
    'evm_revert',
    'debug_traceCall',
    'txpool_content',
    'wallet_sendTransaction',
    'EVM_MINE',
    ' eth_call',
    '',
  ])('refuses %j', async (method) => {
    expect(await askInside([{ id: 1, method }])).toMatchObject([{ error: { code: -32601 } }])
  })
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'content-type': 'text/plain' },
])('refuses a page with %o, and reports no request', async (headers) => {
  const { url, requests } = leaseAndRecord()
  const { status } = await post(url(56), chainId, headers)
  expect([403, 415]).toContain(status)
  expect(requests).toEqual([])
})

test.each(['evil.example', '127.0.0.1.nip.io'])(
  'refuses the Host %s, and reports no request',
  async (host) => {
    const { url, requests } = leaseAndRecord()
    const asked = request(url(56), { method: 'POST', headers: { ...json, host } })
    asked.end(JSON.stringify(chainId))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect([answer.resume().statusCode, requests]).toEqual([403, []])
  },
)

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])(
  'answers %s of a foreign page with 405, and reports no request',
  async (method) => {
    const { url, requests } = leaseAndRecord()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const { status } = await fetch(url(137), { method, headers })
    expect([status, requests]).toEqual([405, []])
  },
)

test.each(['http://check1.localhost:5173', 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'])(
  'lets a page of %s read the answer',
  async (origin) => {
    const { headers } = await post(gateway.lease().url(56), chainId, { origin })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
  },
)

test('only the suite can call methods of Anvil', async () => {
  const asked = await ask(gateway.lease().url(56), { id: 1, method: 'anvil_nodeInfo' })
  expect(asked).toMatchObject({ error: { code: -32601 } })
  expect(await gateway.ask('anvil_nodeInfo', [])).toMatchObject({ result: { hardFork: 'Prague' } })
})
