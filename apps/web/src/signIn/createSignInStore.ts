import { type Connection, walletMessage } from '@touchstone/connect'
import { type Session, type SignedMessage, SignInError, type SignInReason } from '@touchstone/siwe'
import { type Address, type Hex, getAddress, stringToHex } from 'viem'
import { classifyWalletError } from '../account/classifyWalletError.ts'
import { createStore, type Store } from '../store/createStore.ts'
import { memoizeByConnection } from '../store/memoizeByConnection.ts'
import { signInAdapter } from './signInAdapter.ts'
import type { SignInMessage } from './useSignInTranslate.ts'

/** State of the sign-in: signed out (`out`) with the last message, a step of a running sign-in, or signed in (`in`). */
export type SignInState =
  | { at: 'out'; message?: SignInMessage }
  | { at: 'preparing' | 'waiting' | 'checking' }
  | { at: 'in'; session: Session }

export type SignInStore = Store<SignInState> & {
  signIn(): Promise<void>
  /** Stops a running sign-in. A later response of the wallet has no effect. */
  cancel(): void
  /** Stops a running sign-in, unless the wallet has already been asked. */
  abandon(): void
  signOut(): Promise<void>
}

export const getSignInStore = memoizeByConnection((connection) => createSignInStore(connection))

/** Creates a sign-in store. A session belongs to one account: it ends when that account is no longer selected. */
export function createSignInStore(connection: Connection, by = signInAdapter): SignInStore {
  const { set, ...store } = createStore<SignInState>({ at: 'out' })
  let latestAttempt = 0
  let settled: Promise<unknown> = Promise.resolve()
  let end: ReturnType<typeof setTimeout> | undefined
  const show = (next: SignInState) => {
    clearTimeout(end)
    if (next.at === 'in')
      end = setTimeout(expire, Math.min(next.session.expiresAt - Date.now(), longest))
    set(next)
  }
  const expire = () => {
    const state = store.getSnapshot()
    if (state.at !== 'in') return
    if (state.session.expiresAt > Date.now()) return show(state)
    show({ at: 'out', message: { key: 'signIn.expiredNow' } })
  }
  const leave = async (message: SignInMessage) => {
    latestAttempt += 1
    show({ at: 'out', message })
    settled = forget()
    await settled
  }
  const forget = () =>
    by.signOut().catch(() => {
      if (by.host && store.getSnapshot().at === 'out') {
        show({ at: 'out', message: { key: 'signIn.leftHere', host: by.host } })
      }
    })
  const isGone = ({ address }: Session) =>
    connection.getSnapshot().status !== 'reconnecting' && address !== selectedAccount(connection)
  /**
   * Verifies the signature, which starts a session. Ends the session if the sign-in was cancelled or the account changed.
   */
  const check = async (attempt: number, asked: Address, signed: SignedMessage) => {
    if (!(await by.verify(signed))) throw new SignInError('refused', 'The signature is refused.')
    const session = await by.getSession()
    if (session?.address !== asked) {
      await by.signOut().catch(() => undefined)
      throw new SignInError('server', 'Another address.')
    }
    if (attempt !== latestAttempt) return forget()
    if (isGone(session)) return leave({ key: 'signIn.moved' })
    show({ at: 'in', session })
  }
  connection.subscribe(() => {
    const state = store.getSnapshot()
    if (state.at === 'in' && isGone(state.session)) void leave({ key: 'signIn.ended' })
  })
  void by.getSession().then((session) => {
    if (session && latestAttempt === 0 && session.address === selectedAccount(connection))
      show({ at: 'in', session })
  })
  return {
    ...store,
    async signIn() {
      const attempt = (latestAttempt += 1)
      const showIfCurrent = (next: SignInState) => {
        if (attempt === latestAttempt) show(next)
      }
      const { wallet } = connection.getSnapshot()
      try {
        showIfCurrent({ at: 'preparing' })
        // Wait until the sign-out of the previous session is finished: otherwise it could end the new session.
        await settled
        const asked = connectedAccount(connection)
        const message = by.createMessage({ ...asked, nonce: await by.getNonce() })
        if (attempt !== latestAttempt) return
        show({ at: 'waiting' })
        const signature = await sign(connection, asked.address, message)
        if (attempt !== latestAttempt) return
        if (selectedAccount(connection) !== asked.address)
          return show({ at: 'out', message: { key: 'signIn.moved' } })
        show({ at: 'checking' })
        const checking = check(attempt, asked.address, { message, signature })
        settled = checking.catch(() => undefined)
        await checking
      } catch (error) {
        showIfCurrent({ at: 'out', message: { ...errorMessage(error), wallet, host: by.host } })
      }
    },
    cancel() {
      latestAttempt += 1
      show({ at: 'out', message: { key: 'signIn.cancelled' } })
    },
    abandon() {
      if (store.getSnapshot().at !== 'preparing') return
      latestAttempt += 1
      show({ at: 'out' })
    },
    signOut: () => leave({ key: 'signIn.left' }),
  }
}

const longest = 2 ** 31 - 1 // ms: the longest delay that `setTimeout` supports

function selectedAccount(connection: Connection): Address | undefined {
  const [account] = connection.getSnapshot().accounts
  return account && getAddress(account)
}

function connectedAccount(connection: Connection): { address: Address; chainId: number } {
  const address = selectedAccount(connection)
  const { chainId } = connection.getSnapshot()
  if (address === undefined || chainId === undefined) throw new Error('No wallet is connected.')
  return { address, chainId }
}

async function sign(connection: Connection, address: Address, message: string): Promise<Hex> {
  const provider = connection.getProvider()
  if (provider === undefined) throw new Error('No wallet is connected.')
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

function errorMessage(error: unknown): SignInMessage {
  if (error instanceof SignInError) return { key: reasons[error.reason] }
  const failure = classifyWalletError(error, 'sign')
  if (failure !== 'failed') return { key: `signIn.${failure}` }
  const words = walletMessage(error)
  return words === undefined ? { key: 'signIn.wallet' } : { key: 'signIn.walletSaid', said: words }
}
