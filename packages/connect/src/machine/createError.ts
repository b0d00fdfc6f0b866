import { classify, readInnermostCode } from '../classify/classify.ts'
import { type ConnectionError, errorClasses } from '../errors/errorClasses.ts'
import { errorMessage, type MessageFacts } from '../errors/errorMessage.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { Cause, ErrorName, Reason } from '../types.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import type { Draft } from './createDraft.ts'

type Act = MessageFacts['act']

type ErrorDetails = {
  act: Act
  wallet?: WalletId
  chainId?: number | undefined
  cause?: unknown
  kind?: Cause
  reason?: Reason
  appLacksChain?: boolean
}

/** Creates an error with its message. The message names the current wallet, unless `about` has another one. */
export function createError(draft: Draft, name: ErrorName, about: ErrorDetails): ConnectionError {
  const { context, state } = draft
  const { act, chainId, reason, kind, appLacksChain, wallet = state.wallet } = about
  const message =
    pairingMessage(name, about.cause) ??
    errorMessage(name, {
      act,
      wallet: wallet === undefined ? 'The wallet' : context.nameOf(wallet),
      chain: context.chains.find((chain) => chain.id === chainId)?.name ?? `network ${chainId}`,
      ...(reason !== undefined && { reason }),
      ...(appLacksChain && { appLacksChain }),
      ...(wallet === 'walletconnect' && { notSetUp: true }),
    })
  const code = readInnermostCode(about.cause)
  return new errorClasses[name](message, {
    ...('cause' in about && { cause: about.cause }),
    ...(kind !== undefined && { kind }),
    ...(reason !== undefined && { reason }),
    ...(code !== undefined && { code }),
  })
}

/** Returns the message of a pairing error, which already says what happened, why, and what to do. */
const pairingMessage = (name: ErrorName, cause: unknown): string | undefined =>
  name === 'ConnectFailed' && isPairingError(cause) ? cause.message : undefined

/** Wraps a wallet error in the error class for its cause and the act. */
export function createErrorFromWallet(
  draft: Draft,
  act: Act,
  cause: unknown,
  chainId?: number,
): ConnectionError {
  const kind = classify(cause, { during: act })
  const name = errorNames[act][kind] ?? fallbackNames[act]
  const reason = name === 'SwitchChain' ? (switchReasons[kind] ?? 'other') : undefined
  return createError(draft, name, { act, cause, kind, chainId, ...(reason && { reason }) })
}

/** Creates the error of a switch or an add that failed without an error from the wallet. */
export function createSwitchError(
  draft: Draft,
  act: 'switch' | 'add',
  chainId: number,
  reason: Reason,
) {
  const kind = (Object.keys(switchReasons) as Cause[]).find(
    (cause) => switchReasons[cause] === reason,
  )
  return createError(draft, 'SwitchChain', { act, chainId, reason, ...(kind && { kind }) })
}

/** Emits an event `error`. */
export function emitError(draft: Draft, error: ConnectionError, wallet = draft.state.wallet): void {
  const { kind, class: name, reason, code, message } = error
  draft.emit({
    event: 'error',
    ...(wallet !== undefined && { wallet }),
    error: {
      kind,
      class: name,
      ...(reason !== undefined && { reason }),
      ...(code !== undefined && { code }),
      message,
    },
  })
}

type ByCause = Partial<Record<Cause, ErrorName>>

const switchErrorNames: ByCause = {
  'user-rejected': 'UserRejected',
  'chain-not-configured': 'ChainNotConfigured',
  pending: 'SwitchChain',
  offline: 'SwitchChain',
  timeout: 'SwitchChain',
}

const errorNames: Record<Act, ByCause> = {
  connect: {
    'user-rejected': 'UserRejected',
    pending: 'RequestPending',
    offline: 'Disconnected',
    timeout: 'Timeout',
  },
  switch: switchErrorNames,
  add: switchErrorNames,
}

/** Error class for causes that `errorNames` does not list. After a failed add, the wallet still lacks the chain. */
const fallbackNames: Record<Act, ErrorName> = {
  connect: 'ConnectFailed',
  switch: 'SwitchChain',
  add: 'ChainNotConfigured',
}

const switchReasons: Partial<Record<Cause, Reason>> = {
  pending: 'pending',
  timeout: 'timeout',
  offline: 'disconnected',
  unreachable: 'unreachable',
}
