import type { Wallet } from '@touchstone/harness'
import type { ComparedLibrary } from './ComparedLibrary.ts'

/** Outcome of the promise of a user's action. `began` and `ended` are ms of the fake clock. */
export type PlayedAction = {
  settled: 'pending' | 'resolved' | 'rejected'
  error?: unknown
  began: number
  ended?: number
}

/** Describes the last action, the state of the library, and what is left behind. */
export const describeOutcome = (
  actions: readonly PlayedAction[],
  library: ComparedLibrary,
  {
    wallet,
    unhandled,
    offers,
    listeners = 0,
  }: { wallet: Wallet; unhandled: number; offers?: number; listeners?: number },
): string => {
  const last = actions.at(-1)
  const notices = last?.settled === 'rejected' ? [] : library.notices()
  return [
    ...(last === undefined ? [] : [describePromise(last)]),
    describeState(library.state()),
    ...notices.map((name) => `tells ${name}`),
    ...some(
      wallet.calls('eth_requestAccounts').length - 1,
      'request too many',
      'requests too many',
    ),
    ...some(unhandled, 'unhandled rejection', 'unhandled rejections'),
    ...some(library.leftoverListeners(), 'listener left behind', 'listeners left behind'),
    ...(offers === undefined ? [] : [`offers ${offers === 1 ? '1 wallet' : `${offers} wallets`}`]),
    ...some(listeners, 'listener on the wallet', 'listeners on the wallet'),
  ].join('; ')
}

const describePromise = ({ settled, error, began, ended = began }: PlayedAction): string => {
  if (settled === 'pending') return 'waits for ever'
  const after = ended - began < 1_000 ? '' : ` after ${(ended - began) / 1_000} s`
  return `${settled === 'resolved' ? 'resolves' : `rejects with ${nameOf(error)}`}${after}`
}

const nameOf = (error: unknown): string => {
  if (error instanceof Error) {
    const { code, reason } = error as { code?: unknown; reason?: unknown }
    // The names of other errors already say the reason.
    const why = error.name === 'SwitchChainError' ? reason : undefined
    const more = [why, code].filter((one) => one !== undefined)
    return more.length === 0 ? error.name : `${error.name} (${more.join(', ')})`
  }
  if (typeof error !== 'object' || error === null) return JSON.stringify(error) ?? 'undefined'
  return `a bare object (${String((error as { code?: unknown }).code)})`
}

const describeState = ({ status, account, chainId }: ReturnType<ComparedLibrary['state']>) =>
  status === 'connected'
    ? `connected${account === undefined ? ' without an account' : ''} on ${chainId}`
    : status

const some = (count: number, one: string, many: string): string[] =>
  count <= 0 ? [] : [`${count} ${count === 1 ? one : many}`]
