import { describe, expect, test } from 'vitest'
import { createRelayCore, type RelayCore } from './createRelayCore.ts'

const jwt = (iss: unknown) => `e30.${btoa(JSON.stringify({ iss })).replaceAll('=', '')}.sig`
const address = (name: string) => `/?projectId=p&auth=${jwt(`did:key:${name}`)}`

type Frame = { id: number; result?: unknown; error?: { code: number }; params?: { data: object } }

/** Connects a client that records all frames that it receives. */
const join = (relay: RelayCore, name: string, at = address(name)) => {
  const frames: Frame[] = []
  const closes: [number, string][] = []
  const line = relay.open(at, {
    send: (text) => frames.push(JSON.parse(text)),
    close: (...how) => closes.push(how),
  })
  let calls = 0
  return {
    frames,
    closes,
    line,
    call: (method: string, params: unknown) => {
      const id = String(++calls)
      line.receive(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return frames.find((frame) => String(frame.id) === id && !frame.params)
    },
    pushed: () => frames.flatMap(({ params }) => (params ? [params.data] : [])),
    acknowledge: () => {
      for (const { id, params } of frames)
        if (params) line.receive(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    },
  }
}

const letter = (message: string, ttl = 300) => ({ topic: 't', message, ttl, tag: 1108 })

describe('admission', () => {
  test.each([
    ['//', 'The address is invalid.'],
    ['http://[', 'The address is invalid.'],
    ['/?projectId=p', 'The address has no auth.'],
    [`/?auth=${jwt('did:key:a')}`, 'The address has no projectId.'],
    ['/?projectId=p&auth=no', 'The auth is not a JWT of a did:key.'],
    [`/?projectId=p&auth=${jwt(7)}`, 'The auth is not a JWT of a did:key.'],
  ])('refuses %s with 3000', (at, why) => {
    expect(join(createRelayCore(), 'a', at).closes).toEqual([[3000, why]])
  })
})

describe('messages', () => {
  test('reach subscribers, but not their sender', () => {
    const relay = createRelayCore()
    const [dapp, phone, other] = [join(relay, 'dapp'), join(relay, 'phone'), join(relay, 'other')]
    dapp.call('irn_subscribe', { topic: 't' })
    phone.call('irn_subscribe', { topic: 't' })
    other.call('irn_subscribe', { topic: 'another' })
    expect(dapp.call('irn_publish', letter('hello'))).toMatchObject({ result: true })
    expect(dapp.pushed()).toEqual([])
    expect(other.pushed()).toEqual([])
    expect(phone.pushed()).toEqual([
      { topic: 't', message: 'hello', tag: 1108, publishedAt: expect.any(Number) },
    ])
  })

  test('wait for later subscribers and arrive after the answer', () => {
    const relay = createRelayCore()
    join(relay, 'dapp').call('irn_publish', letter('early'))
    const phone = join(relay, 'phone')
    phone.call('irn_batchSubscribe', { topics: ['t'] })
    expect(phone.frames.map(({ result, params }) => result ?? params?.data)).toEqual([
      [expect.any(String)],
      expect.objectContaining({ message: 'early' }),
    ])
  })

  test('count as pending until the receiver acknowledges them or disconnects', () => {
    const relay = createRelayCore()
    const [phone, watch] = [join(relay, 'phone'), join(relay, 'watch')]
    for (const client of [phone, watch]) client.call('irn_subscribe', { topic: 't' })
    join(relay, 'dapp').call('irn_publish', letter('hello'))
    const seen = [relay.onTheWay()]
    phone.acknowledge()
    seen.push(relay.onTheWay())
    watch.line.closed()
    expect([...seen, relay.onTheWay()]).toEqual([2, 1, 0])
  })

  test('are delivered again after a lost connection, until they are acknowledged', () => {
    const relay = createRelayCore()
    join(relay, 'dapp').call('irn_publish', letter('once'))
    const cut = join(relay, 'phone')
    cut.call('irn_subscribe', { topic: 't' })
    cut.line.closed()
    const back = join(relay, 'phone')
    back.call('irn_subscribe', { topic: 't' })
    expect(back.pushed()).toHaveLength(1)
    back.acknowledge()
    const later = join(relay, 'phone')
    later.call('irn_subscribe', { topic: 't' })
    expect(later.pushed()).toEqual([])
  })

  test('are not pushed twice to one connection', () => {
    const relay = createRelayCore()
    join(relay, 'dapp').call('irn_publish', letter('once'))
    const phone = join(relay, 'phone')
    phone.call('irn_subscribe', { topic: 't' })
    phone.call('irn_subscribe', { topic: 't' })
    expect(phone.pushed()).toHaveLength(1)
  })

  test('expire', () => {
    let now = 0
    const relay = createRelayCore({ now: () => now })
    join(relay, 'dapp').call('irn_publish', letter('stale', 300))
    now = 300_000
    const phone = join(relay, 'phone')
    phone.call('irn_subscribe', { topic: 't' })
    expect(phone.pushed()).toEqual([])
  })

  test('do not reach clients that unsubscribed', () => {
    const relay = createRelayCore()
    const phone = join(relay, 'phone')
    phone.call('irn_subscribe', { topic: 't' })
    phone.call('irn_batchSubscribe', { topics: ['u', 'v'] })
    expect(phone.call('irn_unsubscribe', { topic: 't', id: 'x' })).toMatchObject({ result: true })
    phone.call('irn_batchUnsubscribe', { subscriptions: [{ topic: 'u', id: 'x' }] })
    const messages = ['t', 'u', 'v'].map((topic) => ({ ...letter(topic), topic }))
    join(relay, 'dapp').call('irn_batchPublish', { messages })
    expect(phone.pushed()).toEqual([expect.objectContaining({ topic: 'v' })])
  })

  test.each([
    ['irn_fetchMessages', { topic: 't' }],
    ['irn_batchFetchMessages', { topics: ['t'] }],
  ])('%s fetches them once', (method, params) => {
    const relay = createRelayCore()
    join(relay, 'dapp').call('irn_publish', letter('lies there'))
    const phone = join(relay, 'phone')
    const one = expect.objectContaining({ message: 'lies there', topic: 't' })
    expect(phone.call(method, params)?.result).toEqual({ messages: [one], hasMore: false })
    expect(phone.call(method, params)?.result).toEqual({ messages: [], hasMore: false })
  })
})

test('a proposal subscribes the dapp, and an approval the wallet', () => {
  const relay = createRelayCore()
  const [dapp, phone] = [join(relay, 'dapp'), join(relay, 'phone')]
  const proposal = { pairingTopic: 'p', sessionProposal: 'let me', ttl: 300, attestation: 'jwt' }
  dapp.call('wc_proposeSession', proposal)
  phone.call('irn_subscribe', { topic: 'p' })
  expect(phone.pushed()).toMatchObject([{ message: 'let me', tag: 1100, attestation: 'jwt' }])
  phone.call('wc_approveSession', {
    pairingTopic: 'p',
    sessionTopic: 's',
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'thus',
    ttl: 300,
  })
  expect(dapp.pushed()).toMatchObject([{ topic: 'p', message: 'yes', tag: 1101 }])
  dapp.call('irn_subscribe', { topic: 's' })
  expect(dapp.pushed().slice(1)).toMatchObject([{ topic: 's', message: 'thus', tag: 1102 }])
  dapp.call('irn_publish', { ...letter('sign'), topic: 's' })
  expect(phone.pushed().slice(1)).toMatchObject([{ topic: 's', message: 'sign' }])
})

describe('bad input', () => {
  test.each([
    ['irn_dance', {}, -32601],
    ['toString', {}, -32601],
    ['irn_publish', { topic: 't', ttl: 1 }, -32602],
    ['irn_publish', { topic: 't', message: 'm', ttl: -1 }, -32602],
    ['irn_subscribe', null, -32602],
    ['irn_batchSubscribe', { topics: 't' }, -32602],
  ])('answers %s %j with %i', (method, params, code) => {
    expect(join(createRelayCore(), 'a').call(method, params)).toMatchObject({ error: { code } })
  })

  test.each(['', 'x', '[]', '{"id":1}', 'null'])('the frame %j closes the line', (frame) => {
    const client = join(createRelayCore(), 'a')
    client.line.receive(frame)
    expect(client.closes).toEqual([[4010, 'Not a JSON-RPC frame.']])
  })
})

test('closeAll closes every connection with a code, and nothing is pushed afterwards', () => {
  const relay = createRelayCore()
  const phone = join(relay, 'phone')
  phone.call('irn_subscribe', { topic: 't' })
  relay.closeWith(1011, 'restart')
  join(relay, 'dapp').call('irn_publish', letter('unheard'))
  expect(phone.closes).toEqual([[1011, 'restart']])
  expect(phone.pushed()).toEqual([])
})

test('records calls without the content of messages', () => {
  const relay = createRelayCore()
  join(relay, 'dapp').call('irn_publish', letter('secret'))
  expect(relay.calls()).toEqual([
    { client: 'did:key:dapp', method: 'irn_publish', topics: ['t'], tag: 1108 },
  ])
})
