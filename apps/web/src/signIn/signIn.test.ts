// @vitest-environment jsdom
import type { Connection, Snapshot } from '@touchstone/connect'
import { type SignInAdapter, SignInError, type SignInReason } from '@touchstone/siwe'
import { expect, test } from 'vitest'
import { type SignIn, type SignInStore, createSignIn } from './signIn.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = { address: one, chainId: 56, expiresAt: Date.now() + 3_600_000 } as const

/** A connection that a test moves, a wallet that answers `sign`, and a server that says what it is told. */
function world(server: Partial<SignInAdapter> = {}, sign: () => unknown = () => '0xabcdef') {
  let snapshot: Snapshot = {
    status: 'connected',
    attempt: 1,
    wallet: 'rabby',
    accounts: [one],
    chainId: 56,
  }
  const watchers: (() => void)[] = []
  const connection = {
    getSnapshot: () => snapshot,
    watch: (watcher: () => void) => void watchers.push(watcher),
    provider: () => ({ request: async () => sign() }),
  } as unknown as Connection
  const store = createSignIn(connection, {
    host: 'login.example',
    nonce: async () => 'abcdefgh12345678',
    verify: async () => session,
    session: async () => undefined,
    signOut: async () => undefined,
    ...server,
  })
  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const watcher of watchers) watcher()
  }
  return { store, show }
}

const until = (store: SignInStore, at: SignIn['at']) =>
  new Promise<void>((done) => store.watch(() => store.getSnapshot().at === at && done()))
const reject = (reason: SignInReason) => () =>
  Promise.reject(new SignInError(reason, 'for developers'))
const wallet = { wallet: 'rabby', host: 'login.example' }

test('steps are shown in their order', async () => {
  const { store } = world()
  const seen: string[] = []
  store.watch(() => seen.push(store.getSnapshot().at))
  await store.signIn()
  expect(seen).toEqual(['preparing', 'waiting', 'checking', 'in'])
  expect(store.getSnapshot()).toEqual({ at: 'in', session })
})

test.each([
  ['domain', 'signIn.domain'],
  ['expired', 'signIn.expired'],
  ['replay', 'signIn.replay'],
  ['signature', 'signIn.badSignature'],
  ['refused', 'signIn.refused'],
  ['server', 'signIn.server.failed'],
  ['slow', 'signIn.slow'],
  ['unreachable', 'signIn.unreachable'],
] as const)('a server that says %s', async (reason, key) => {
  for (const step of ['nonce', 'verify'] as const) {
    const { store } = world({ [step]: reject(reason) })
    await store.signIn()
    expect(store.getSnapshot()).toEqual({ at: 'out', said: { key, ...wallet } })
  }
})

test.each([
  [{ code: 4001, message: 'User rejected the request.' }, { key: 'signIn.declined' }],
  [{ code: -32002, message: 'Request already pending' }, { key: 'signIn.pending' }],
  [{ code: 4200, message: 'Unsupported' }, { key: 'signIn.unsupported' }],
  [
    { code: -32603, message: 'Ledger: device busy' },
    { key: 'signIn.walletSaid', said: 'Ledger: device busy' },
  ],
  [undefined, { key: 'signIn.wallet' }],
])('a wallet that throws %j', async (thrown, said) => {
  const { store } = world({}, () => {
    throw thrown
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', said: { ...said, ...wallet } })
})

test.each([null, 7, 'signed', {}])('what is no signature is none: %j', async (answer) => {
  const { store } = world({}, () => answer)
  await store.signIn()
  expect(store.getSnapshot()).toMatchObject({ said: { key: 'signIn.badSignature' } })
})

test('a server that signs in somebody else is at fault', async () => {
  const { store } = world({ verify: async () => ({ ...session, address: two }) })
  await store.signIn()
  expect(store.getSnapshot()).toMatchObject({ said: { key: 'signIn.server.failed' } })
})

test('an account that changes while one signs', async () => {
  const { store, show } = world({}, () => {
    show({ accounts: [two] })
    return '0xabcdef'
  })
  await store.signIn()
  expect(store.getSnapshot().at).toBe('out')
})

test('an account that changes while the signature is checked: the session ends where it began', async () => {
  let told = 0
  const { store, show } = world({
    verify: async () => {
      show({ accounts: [two] })
      return session
    },
    signOut: async () => void (told += 1),
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', said: { key: 'signIn.moved' } })
  expect(told).toBe(1)
})

test('who cancels while the signature is checked is signed in nowhere', async () => {
  let told = 0
  const { store } = world({
    verify: async () => {
      store.cancel()
      return session
    },
    signOut: async () => void (told += 1),
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', said: { key: 'signIn.cancelled' } })
  expect(told).toBe(1)
})

test('who is gone while the message is prepared is asked nothing, and did not cancel', async () => {
  const asked: string[] = []
  const { store } = world({}, () => asked.push('sign'))
  const signingIn = store.signIn()
  store.abandon()
  await signingIn
  expect([asked, store.getSnapshot()]).toEqual([[], { at: 'out' }])
})

test('who is gone once the wallet is asked is signed in by its answer', async () => {
  const { store } = world({}, () => {
    store.abandon()
    return '0xabcdef'
  })
  await store.signIn()
  expect(store.getSnapshot().at).toBe('in')
})

test('a sign-in after one that was cancelled waits until that one is undone', async () => {
  const calls: string[] = []
  const late = Promise.withResolvers<typeof session>()
  const checked = [() => late.promise, async () => session]
  const { store } = world({
    nonce: async () => {
      calls.push('nonce')
      return 'abcdefgh12345678'
    },
    verify: () => {
      calls.push('verify')
      return checked.shift()!()
    },
    signOut: async () => void calls.push('signOut'),
  })
  const first = store.signIn()
  await until(store, 'checking')
  store.cancel()
  const second = store.signIn()
  late.resolve(session)
  await Promise.all([first, second])
  expect(calls).toEqual(['nonce', 'verify', 'signOut', 'nonce', 'verify'])
  expect(store.getSnapshot().at).toBe('in')
})

test('a sign-in after one that was ended waits until the server has heard of the end', async () => {
  const calls: string[] = []
  const ended = Promise.withResolvers<void>()
  const { store } = world({
    nonce: async () => {
      calls.push('nonce')
      return 'abcdefgh12345678'
    },
    signOut: () => ended.promise.then(() => void calls.push('signOut')),
  })
  await store.signIn()
  const ending = store.signOut()
  const again = store.signIn()
  ended.resolve()
  await Promise.all([ending, again])
  expect(calls).toEqual(['nonce', 'signOut', 'nonce'])
})

test('a server that signs in somebody else is told to forget them', async () => {
  let told = 0
  const { store } = world({
    verify: async () => ({ ...session, address: two }),
    signOut: async () => void (told += 1),
  })
  await store.signIn()
  expect(told).toBe(1)
})

test('the end of the account is the end of the sign-in, and the server hears of it', async () => {
  let told = 0
  const { store, show } = world({ signOut: async () => void (told += 1) })
  await store.signIn()
  show({ accounts: [two] })
  expect(store.getSnapshot()).toEqual({ at: 'out', said: { key: 'signIn.ended' } })
  expect(told).toBe(1)
})

test('a reconnect keeps it', async () => {
  const { store, show } = world()
  await store.signIn()
  show({ status: 'reconnecting', accounts: [] })
  show({ status: 'connected', accounts: [one] })
  expect(store.getSnapshot().at).toBe('in')
})

test('a server that does not hear of the end is named', async () => {
  const { store } = world({ signOut: reject('unreachable') })
  await store.signIn()
  await store.signOut()
  expect(store.getSnapshot()).toEqual({
    at: 'out',
    said: { key: 'signIn.leftHere', host: 'login.example' },
  })
})
