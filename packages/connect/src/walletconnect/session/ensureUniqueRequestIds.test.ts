import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pageClock } from '../../connection/pagePorts.ts'
import { createFakeClock } from '../../fakes/createFakeClock.ts'
import { createFakeStorage } from '../../fakes/createFakeStorage.ts'
import { defaultChains } from '../../catalogue/defaultChains.ts'
import { openClient } from './openClient.ts'
import { ensureUniqueRequestIds } from './ensureUniqueRequestIds.ts'

/** Client of the real SDK with a session. The relay is replaced by a wallet that signs at once. */
let client: SdkClient
const topic = '2'.repeat(64)
const call = (text: string) => ({
  topic,
  chainId: 'eip155:56',
  request: { method: 'personal_sign', params: [text] },
})

beforeAll(async () => {
  const app = { name: 'Test', url: 'https://app.test' }
  const opened = await openClient({
    chains: defaultChains,
    projectId: 'test',
    app,
    storage: createFakeStorage(),
  })
  // The test replaces the relay, so it uses more of the SDK than the connection does.
  client = opened as unknown as SdkClient
  const { crypto: keys, relayer } = client.core
  await keys.setSymKey('1'.repeat(64), topic)
  await client.session.set(topic, sessionOf(topic))
  relayer.publish = async (_, message) => {
    const { id, params } = await keys.decode(topic, message)
    const [text] = params.request.params
    if (text === 'never') return
    const response = { id, jsonrpc: '2.0', result: `signature of ${text}` }
    const answer = { topic, message: await keys.encode(topic, response), publishedAt: Date.now() }
    relayer.events.emit('relayer_message', answer)
  }
})

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('the SDK alone gives both requests of one millisecond the same answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

  const answers = await Promise.all(['0x01', '0x02'].map((text) => client.request(call(text))))

  expect(answers[0]).toBe(answers[1])
})

test('each request gets its own answer with a constant Math.random', async () => {
  const request = ensureUniqueRequestIds(client, pageClock)
  const texts = Array.from({ length: 20 }, (_, i) => `0x${i}`)

  const answers = await Promise.all(texts.map((text) => request(call(text))))

  expect(answers).toEqual(texts.map((text) => `signature of ${text}`))
})

test('requests get ids in different milliseconds if the page is busy and timers end 1 ms early', async () => {
  const clock = createFakeClock()
  const busyUntil = 3
  const setTimeout = (fn: () => void, ms: number) =>
    clock.setTimeout(fn, Math.max(0, ms - 1, busyUntil - clock.now()))
  const times: number[] = []
  // Like the SDK, generates the id in a later task.
  const sdk = { request: async () => setTimeout(() => times.push(clock.now()), 0) }
  const request = ensureUniqueRequestIds(sdk, { ...clock, setTimeout })
  for (const text of ['0x01', '0x02', '0x03']) void request(call(text))

  await clock.advance(10)

  expect(times).toEqual([3, 4, 5])
})

test('waits neither for the previous answer nor for its success', async () => {
  const request = ensureUniqueRequestIds(client, pageClock)
  const open = request(call('never'))
  const failed = request({ ...call('0x01'), topic: 'unknown' }).catch(
    ({ message }: Error) => message,
  )

  const answer = await request(call('0x02'))

  expect([answer, await failed]).toEqual([
    'signature of 0x02',
    expect.stringContaining('No matching key'),
  ])
  expect(await Promise.race([open, Promise.resolve('still open')])).toBe('still open')
})

type SdkClient = Awaited<ReturnType<typeof openClient>> & {
  core: {
    crypto: {
      setSymKey(key: string, topic: string): Promise<string>
      encode(topic: string, payload: object): Promise<string>
      decode(
        topic: string,
        message: string,
      ): Promise<{ id: number; params: { request: { params: string[] } } }>
    }
    relayer: {
      publish(topic: string, message: string): Promise<void>
      events: { emit(event: string, payload: object): void }
    }
  }
  session: { set(topic: string, record: object): Promise<void> }
}

const sessionOf = (topic: string) => ({
  topic,
  pairingTopic: 'pairing',
  controller: 'wallet',
  acknowledged: true,
  expiry: Math.floor(Date.now() / 1000) + 1000,
  relay: { protocol: 'irn' },
  namespaces: {
    eip155: {
      chains: ['eip155:56'],
      accounts: [`eip155:56:0x${'a'.repeat(40)}`],
      methods: ['personal_sign'],
      events: [],
    },
  },
  requiredNamespaces: {},
  optionalNamespaces: {},
  self: { publicKey: 'app', metadata: { name: 'Test', description: '', url: '', icons: [] } },
  peer: { publicKey: 'wallet', metadata: { name: 'Phone', description: '', url: '', icons: [] } },
})
