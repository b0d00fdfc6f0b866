import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Asked } from '../../engine/driver.ts'
import { openGateway } from './gateway.ts'
import { cutOff } from './testing/cutOff.ts'

const gateway = await openGateway()
afterAll(() => gateway.close())

const json = { 'content-type': 'application/json' }
const postText = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body })
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  postText(url, JSON.stringify(body), headers)
const ask = async (url: string, body: unknown) => (await (await post(url, body)).json()) as unknown

test('each chain says who it is, without a node', async () => {
  const world = gateway.lease()
  const answers = await Promise.all(
    [56, 1, 137].map((id) => ask(world.url(id), { id: 1, method: 'eth_chainId' })),
  )
  expect(answers).toMatchObject([{ result: '0x38' }, { result: '0x1' }, { result: '0x89' }])
})

test('what one check asks, another does not hear', async () => {
  const [one, two] = [gateway.lease(), gateway.lease()]
  const heard: Asked[] = []
  one.onAsked((asked) => heard.push(asked))
  await ask(two.url(56), { method: 'eth_chainId' })
  await ask(one.url(56), { method: 'net_version' })
  expect(heard).toEqual([{ chainId: 56, method: 'net_version', params: [] }])
})

test('what has no method is heard too: a transcript names everything', async () => {
  const world = gateway.lease()
  const heard: Asked[] = []
  world.onAsked((asked) => heard.push(asked))
  await ask(world.url(56), { id: 1 })
  await ask(world.url(56), { id: 2, method: 5 })
  expect(heard.map(({ method }) => method)).toEqual(['(no method)', '(no method)'])
})

const noCall = { id: null, error: { code: -32600 } }
test.each([
  [null, noCall],
  [[null], [noCall]],
])('what is no call is told so: %j', async (body, answer) => {
  expect(await ask(gateway.lease().url(56), body)).toMatchObject(answer)
})

test('a wallet that is gone in the middle of its request ends nothing', async () => {
  const url = gateway.lease().url(56)
  await cutOff(url)
  expect(await ask(url, { id: 1, method: 'eth_chainId' })).toMatchObject({ result: '0x38' })
})

test('ten checks in a row send from ten accounts', () => {
  const firsts = Array.from({ length: 10 }, () => gateway.lease().accounts[0]!.address)
  expect(new Set(firsts).size).toBe(10)
})

test('what only a node knows is asked of a real one, with its errors', async () => {
  const world = gateway.lease()
  const batch = await ask(world.url(56), [
    { id: 1, method: 'eth_getBalance', params: [world.accounts[0]!.address, 'latest'] },
    { id: 2, method: 'eth_getBalance', params: ['zzz'] },
  ])
  expect(batch).toMatchObject([
    { id: 1, result: expect.stringMatching(/^0x/) },
    { id: 2, error: { code: -32602 } },
  ])
})

const chainId = { id: 1, method: 'eth_chainId' }

describe('one wallet cannot make the suite keep what does not end', () => {
  test('a request of more than 8 MiB is cut off, and the next one is answered', async () => {
    const url = gateway.lease().url(56)
    const body = JSON.stringify({ ...chainId, params: ['x'.repeat(9 * 2 ** 20)] })
    await expect(postText(url, body)).rejects.toThrow('fetch failed')
    expect(await ask(url, chainId)).toMatchObject({ result: '0x38' })
  })

  test('a request that is nested deeply is not kept', async () => {
    const world = gateway.lease()
    const heard: Asked[] = []
    world.onAsked((asked) => heard.push(asked))
    const params = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `{"id":1,"method":"eth_chainId","params":${params}}`
    await postText(world.url(56), body)
    expect(heard).toEqual([{ chainId: 56, method: '', params: [] }])
  })

  test('what is too much for one check is refused, and not kept', async () => {
    const world = gateway.lease()
    const heard: Asked[] = []
    world.onAsked((asked) => heard.push(asked))
    const calls = Array<unknown>(200_000).fill({ method: 'eth_chainId' })
    expect([await ask(world.url(56), calls), heard]).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32005, message: expect.any(String) } },
      [],
    ])
  })
})

describe('at the Unix socket of a sandbox', () => {
  /** Asks by the socket what a wallet asks by the address. */
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
    '%s is answered',
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
  ])('%j is refused', async (method) => {
    expect(await askInside([{ id: 1, method }])).toMatchObject([{ error: { code: -32601 } }])
  })
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'content-type': 'text/plain' },
])('refuses a page with %o, and reports no call', async (headers) => {
  const world = gateway.lease()
  const heard: Asked[] = []
  world.onAsked((asked) => heard.push(asked))
  const { status } = await post(world.url(56), chainId, headers)
  expect([403, 415]).toContain(status)
  expect(heard).toEqual([])
})

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
