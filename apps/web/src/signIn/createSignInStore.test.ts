// @vitest-environment jsdom
import type { Connection, Snapshot } from '@touchstone/connect'
import {
  createAuthenticationAdapter,
  createMessage,
  SignInError,
  type SignInReason,
} from '@touchstone/siwe'
import { expect, test } from 'vitest'
import { type SignInState, type SignInStore, createSignInStore } from './createSignInStore.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = { address: one, chainId: 56, expiresAt: Date.now() + 3_600_000 } as const

/** Creates a store with a mock connection, a wallet that answers with `sign`, and a server that counts sign-outs. */
function setUp(
  server: Partial<createAuthenticationAdapter.Options> = {},
  sign: () => unknown = () => '0xabcdef',
) {
  let snapshot: Snapshot = {
    status: 'connected',
    attempt: 1,
    wallet: 'rabby',
    accounts: [one],
    chainId: 56,
  }
  let signOuts = 0
  const watchers: (() => void)[] = []
  const connection = {
    getSnapshot: () => snapshot,
    subscribe: (watcher: () => void) => void watchers.push(watcher),
    getProvider: () => ({ request: async () => sign() }),
  } as unknown as Connection
  const adapter = createAuthenticationAdapter({
    host: 'login.example',
    getNonce: async () => 'abcdefgh12345678',
    createMessage: (fields) =>
      createMessage({ ...fields, domain: 'app.example', uri: 'https://app.example' }),
    verify: async () => session,
    signOut: async () => void (signOuts += 1),
    ...server,
  })
  const store = createSignInStore(connection, adapter)
  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const watcher of watchers) watcher()
  }
  return { store, show, signOuts: () => signOuts }
}

const until = (store: SignInStore, at: SignInState['at']) =>
  new Promise<void>((done) => store.subscribe(() => store.getSnapshot().at === at && done()))
const reject = (reason: SignInReason) => () =>
  Promise.reject(new SignInError(reason, 'for developers'))
const wallet = { wallet: 'rabby', host: 'login.example' }

test('shows the steps in order', async () => {
  const { store } = setUp()
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getSnapshot().at))
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
] as const)('explains the server error %s', async (reason, key) => {
  for (const step of ['getNonce', 'verify'] as const) {
    const { store } = setUp({ [step]: reject(reason) })
    await store.signIn()
    expect(store.getSnapshot()).toEqual({ at: 'out', message: { key, ...wallet } })
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
])('explains the wallet error %j', async (thrown, message) => {
  const { store } = setUp({}, () => {
    throw thrown
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', message: { ...message, ...wallet } })
})

test.each([null, 7, 'signed', {}])('rejects %j as a signature', async (answer) => {
  const { store } = setUp({}, () => answer)
  await store.signIn()
  expect(store.getSnapshot()).toMatchObject({ message: { key: 'signIn.badSignature' } })
})

test('explains that the server refused the signature', async () => {
  const { store } = setUp({ verify: async () => false })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', message: { key: 'signIn.refused', ...wallet } })
})

test('shows a stored session of the connected account', async () => {
  const { store } = setUp({ getSession: async () => session })
  await until(store, 'in')
  expect(store.getSnapshot()).toEqual({ at: 'in', session })
})

test('rejects a session for another account, and signs out at the server', async () => {
  const { store, signOuts } = setUp({ verify: async () => ({ ...session, address: two }) })
  await store.signIn()
  expect(store.getSnapshot()).toMatchObject({ message: { key: 'signIn.server.failed' } })
  expect(signOuts()).toBe(1)
})

test('does not sign in when the account changes while the wallet signs', async () => {
  const { store, show } = setUp({}, () => {
    show({ accounts: [two] })
    return '0xabcdef'
  })
  await store.signIn()
  expect(store.getSnapshot().at).toBe('out')
})

test('ends the session when the account changes during verification', async () => {
  const { store, show, signOuts } = setUp({
    verify: async () => {
      show({ accounts: [two] })
      return session
    },
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', message: { key: 'signIn.moved' } })
  expect(signOuts()).toBe(1)
})

test('ends the session when the user cancels during verification', async () => {
  const { store, signOuts } = setUp({
    verify: async () => {
      store.cancel()
      return session
    },
  })
  await store.signIn()
  expect(store.getSnapshot()).toEqual({ at: 'out', message: { key: 'signIn.cancelled' } })
  expect(signOuts()).toBe(1)
})

test('does not ask the wallet when the panel closes before that', async () => {
  const asked: string[] = []
  const { store } = setUp({}, () => asked.push('sign'))
  const signingIn = store.signIn()
  store.abandon()
  await signingIn
  expect([asked, store.getSnapshot()]).toEqual([[], { at: 'out' }])
})

test('completes the sign-in when the panel closes after the wallet was asked', async () => {
  const { store } = setUp({}, () => {
    store.abandon()
    return '0xabcdef'
  })
  await store.signIn()
  expect(store.getSnapshot().at).toBe('in')
})

test('waits with a new sign-in until the cancelled one is undone', async () => {
  const calls: string[] = []
  const late = Promise.withResolvers<typeof session>()
  const checked = [() => late.promise, async () => session]
  const { store } = setUp({
    getNonce: async () => {
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

test('waits with a new sign-in until the server has ended the last session', async () => {
  const calls: string[] = []
  const ended = Promise.withResolvers<void>()
  const { store } = setUp({
    getNonce: async () => {
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

test('ends the session at the server when the account disconnects', async () => {
  const { store, show, signOuts } = setUp()
  await store.signIn()
  show({ accounts: [two] })
  expect(store.getSnapshot()).toEqual({ at: 'out', message: { key: 'signIn.ended' } })
  expect(signOuts()).toBe(1)
})

test('keeps the session when the wallet reconnects', async () => {
  const { store, show } = setUp()
  await store.signIn()
  show({ status: 'reconnecting', accounts: [] })
  show({ status: 'connected', accounts: [one] })
  expect(store.getSnapshot().at).toBe('in')
})

test('names the server that could not end the session', async () => {
  const { store } = setUp({ signOut: reject('unreachable') })
  await store.signIn()
  await store.signOut()
  expect(store.getSnapshot()).toEqual({
    at: 'out',
    message: { key: 'signIn.leftHere', host: 'login.example' },
  })
})
