import { classify } from '../classify/classify.ts'
import { readInnermostCode } from '../classify/readErrorLayers.ts'
import { type ConnectionError, errorClasses, type ErrorName } from '../errors/errorClasses.ts'
import type { ErrorReason } from '../errors/ErrorReason.ts'
import { createErrorMessage, type MessageFacts } from '../errors/createErrorMessage.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import type { Draft } from './createDraft.ts'
import type { ChainRequest } from './types.ts'

type Act = MessageFacts['act']

type ErrorDetails = {
  /** Default: `connect`. */
  act?: Act
  wallet?: WalletId
  chainId?: number | undefined
  cause?: unknown
  reason?: ErrorReason
  appLacksChain?: boolean
}

/** Creates an error with its message. The message names the current wallet, unless `about` names another. */
export function createError(
  draft: Draft,
  name: ErrorName,
  about: ErrorDetails = {},
): ConnectionError {
  const { context, state } = draft
  const { act = 'connect', chainId, reason, appLacksChain, wallet = state.wallet } = about
  const message =
    pairingMessage(name, about.cause) ??
    createErrorMessage(name, {
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
    ...(reason !== undefined && { reason }),
    ...(code !== undefined && { code }),
  })
}

/** Returns the message of a pairing error, which already says what to do. */
const pairingMessage = (name: ErrorName, cause: unknown): string | undefined =>
  name === 'ConnectFailedError' && isPairingError(cause) ? cause.message : undefined

/** Wraps a wallet error in the error class for its reason and the act. */
export function createErrorFromWallet(
  draft: Draft,
  act: Act,
  cause: unknown,
  chainId?: number,
): ConnectionError {
  const reason = classify(cause, { during: act })
  const name = errorNames[act][reason] ?? fallbackNames[act]
  return createError(draft, name, { act, cause, reason, chainId })
}

export function createSwitchError(
  draft: Draft,
  { act, target }: Pick<ChainRequest, 'act' | 'target'>,
  reason: ErrorReason,
): ConnectionError {
  return createError(draft, 'SwitchChainError', { act, chainId: target, reason })
}

export function emitError(draft: Draft, error: ConnectionError, wallet = draft.state.wallet): void {
  draft.emit({ event: 'error', error, ...(wallet !== undefined && { wallet }) })
}

type ByReason = Partial<Record<ErrorReason, ErrorName>>

const switchErrorNames: ByReason = {
  'user-rejected': 'UserRejectedError',
  'chain-not-configured': 'ChainNotConfiguredError',
  pending: 'SwitchChainError',
  offline: 'SwitchChainError',
  timeout: 'SwitchChainError',
}

const errorNames: Record<Act, ByReason> = {
  connect: {
    'user-rejected': 'UserRejectedError',
    pending: 'RequestPendingError',
    offline: 'DisconnectedError',
    timeout: 'TimeoutError',
  },
  switch: switchErrorNames,
  add: switchErrorNames,
}

/** Error class for reasons that `errorNames` does not list. A failed add counts as a missing chain. */
const fallbackNames: Record<Act, ErrorName> = {
  connect: 'ConnectFailedError',
  switch: 'SwitchChainError',
  add: 'ChainNotConfiguredError',
}
