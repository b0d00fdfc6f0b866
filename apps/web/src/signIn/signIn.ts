import { type Connection, classify } from '@touchstone/connect'
import { saidBy } from '@touchstone/react'
import {
  type Session,
  type SignInAdapter,
  SignInError,
  type SignInReason,
  createMessage,
} from '@touchstone/siwe'
import { type Address, type Hex, getAddress, stringToHex } from 'viem'
import { adapter } from './adapter.ts'
import type { SignInMessage } from './useSignInSay.ts'

/** Whether somebody is signed in, what is under way, and what was said last. */
export type SignIn =
  | { at: 'out'; said?: SignInMessage }
  | { at: 'preparing' | 'waiting' | 'checking' }
  | { at: 'in'; session: Session }

export type SignInStore = {
  getSnapshot(): SignIn
  watch(listener: () => void): () => void
  signIn(): Promise<void>
  /** Ends the wait; what the wallet answers later counts for nothing. */
  cancel(): void
  /** Who is gone before the wallet is asked is asked nothing; what was asked already is waited for. */
  abandon(): void
  signOut(): Promise<void>
}

/** The sign-in of a connection: one, for all who show it. */
export function signInOf(connection: Connection): SignInStore {
  const known = stores.get(connection)
  if (known) return known
  const store = createSignIn(connection)
  stores.set(connection, store)
  return store
}

const stores = new WeakMap<Connection, SignInStore>()

/** A session belongs to one account: it ends when that is no longer the selected one. */
export function createSignIn(connection: Connection, by = adapter): SignInStore {
  let state: SignIn = { at: 'out' }
  let turn = 0
  let settled: Promise<unknown> = Promise.resolve()
  let end: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const show = (next: SignIn) => {
    state = next
    clearTimeout(end)
    if (next.at === 'in')
      end = setTimeout(expire, Math.min(next.session.expiresAt - Date.now(), longest))
    for (const listener of listeners) listener()
  }
  const expire = () => {
    if (state.at !== 'in') return
    if (state.session.expiresAt > Date.now()) return show(state)
    show({ at: 'out', said: { key: 'signIn.expiredNow' } })
  }
  const leave = async (said: SignInMessage) => {
    turn += 1
    show({ at: 'out', said })
    settled = forget()
    await settled
  }
  const forget = () =>
    by.signOut().catch(() => {
      if (by.host && state.at === 'out') {
        show({ at: 'out', said: { key: 'signIn.leftHere', host: by.host } })
      }
    })
  const isGone = ({ address }: Session) =>
    connection.getSnapshot().status !== 'reconnecting' && address !== selected(connection)
  const follow = () => {
    if (state.at === 'in' && isGone(state.session)) void leave({ key: 'signIn.ended' })
  }
  /** A check begins a session, wanted or not: what is not, is ended again. */
  const check = async (mine: number, asked: Address, signed: Signed) => {
    const session = await by.verify(signed)
    if (session.address !== asked) {
      await by.signOut().catch(() => undefined)
      throw new SignInError('server', 'Another address.')
    }
    if (mine !== turn) return forget()
    if (isGone(session)) return leave({ key: 'signIn.moved' })
    show({ at: 'in', session })
  }
  connection.watch(follow)
  void by.session().then((session) => {
    if (session && state.at === 'out' && turn === 0 && session.address === selected(connection)) {
      show({ at: 'in', session })
    }
  })
  return {
    getSnapshot: () => state,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async signIn() {
      const mine = (turn += 1)
      const told = (next: SignIn) => {
        if (mine === turn) show(next)
      }
      const { wallet } = connection.getSnapshot()
      try {
        told({ at: 'preparing' })
        // The session before, cancelled or left, is ended first, and not the one that begins here.
        await settled
        const asked = subject(connection)
        const nonce = await by.nonce()
        const message = createMessage({ ...asked, ...here(), nonce, now: Date.now() })
        if (mine !== turn) return
        show({ at: 'waiting' })
        const signature = await sign(connection, asked.address, message)
        if (mine !== turn) return
        if (selected(connection) !== asked.address)
          return show({ at: 'out', said: { key: 'signIn.moved' } })
        show({ at: 'checking' })
        const checking = check(mine, asked.address, { message, signature })
        settled = checking.catch(() => undefined)
        await checking
      } catch (error) {
        told({ at: 'out', said: { ...sentence(error), wallet, host: by.host } })
      }
    },
    cancel() {
      turn += 1
      show({ at: 'out', said: { key: 'signIn.cancelled' } })
    },
    abandon() {
      if (state.at !== 'preparing') return
      turn += 1
      show({ at: 'out' })
    },
    signOut: () => leave({ key: 'signIn.left' }),
  }
}

type Signed = Parameters<SignInAdapter['verify']>[0]

const longest = 2 ** 31 - 1 // ms that a timer can hold

const here = () => ({ domain: location.host, uri: location.origin })

function selected(connection: Connection): Address | undefined {
  const [account] = connection.getSnapshot().accounts
  return account && getAddress(account)
}

function subject(connection: Connection): { address: Address; chainId: number } {
  const address = selected(connection)
  const { chainId } = connection.getSnapshot()
  if (address === undefined || chainId === undefined) throw new Error('Nobody is connected.')
  return { address, chainId }
}

async function sign(connection: Connection, address: Address, message: string): Promise<Hex> {
  const provider = connection.provider()
  if (provider === undefined) throw new Error('Nobody is connected.')
  const params = [stringToHex(message), address]
  const signature = await provider.request({ method: 'personal_sign', params })
  if (typeof signature === 'string' && /^0x[0-9a-f]*$/i.test(signature)) return signature as Hex
  throw new SignInError('signature', 'The wallet gave no signature.')
}

const reasons: Record<SignInReason, SignInMessage['key']> = {
  domain: 'signIn.domain',
  expired: 'signIn.expired',
  replay: 'signIn.replay',
  signature: 'signIn.badSignature',
  refused: 'signIn.refused',
  server: 'signIn.server.failed',
  slow: 'signIn.slow',
  unreachable: 'signIn.unreachable',
}

function sentence(error: unknown): SignInMessage {
  if (error instanceof SignInError) return { key: reasons[error.reason] }
  switch (classify(error, { during: 'sign' })) {
    case 'user-rejected':
      return { key: 'signIn.declined' }
    case 'pending':
      return { key: 'signIn.pending' }
    case 'locked':
      return { key: 'signIn.locked' }
    case 'unsupported':
      return { key: 'signIn.unsupported' }
    default: {
      const said = saidBy(error)
      return said === undefined ? { key: 'signIn.wallet' } : { key: 'signIn.walletSaid', said }
    }
  }
}
