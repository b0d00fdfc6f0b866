import { classify, codeOf } from '../classify/classify.ts'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import { errorClasses } from '../errors/family.ts'
import { sentence, type Subject } from '../errors/sentence.ts'
import type { Cause, ErrorName, Reason, WalletId } from '../types.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import type { Draft } from './draft.ts'

type Act = Subject['act']

type About = {
  act: Act
  wallet?: WalletId
  chainId?: number | undefined
  cause?: unknown
  kind?: Cause
  reason?: Reason
  appLacks?: boolean
}

/** Creates an error with its message. It is about the current wallet unless `about` names another. */
export function makeError(draft: Draft, name: ErrorName, about: About): ConnectionError {
  const { world, state } = draft
  const { act, chainId, reason, kind, appLacks, wallet = state.wallet } = about
  const message =
    told(name, about.cause) ??
    sentence(name, {
      act,
      wallet: wallet === undefined ? 'The wallet' : world.nameOf(wallet),
      chain: world.chains.find((chain) => chain.id === chainId)?.name ?? `network ${chainId}`,
      ...(reason !== undefined && { reason }),
      ...(appLacks && { appLacks }),
      ...(wallet === 'walletconnect' && { notSetUp: true }),
    })
  const code = codeOf(about.cause)
  return new errorClasses[name](message, {
    ...('cause' in about && { cause: about.cause }),
    ...(kind !== undefined && { kind }),
    ...(reason !== undefined && { reason }),
    ...(code !== undefined && { code }),
  })
}

/** Returns the message of a pairing error: it already says what happened, why, and what to do. */
const told = (name: ErrorName, cause: unknown): string | undefined =>
  name === 'ConnectFailed' && isPairingError(cause) ? cause.message : undefined

/** Wraps a wallet error in the error class for its cause and the act. */
export function failed(draft: Draft, act: Act, cause: unknown, chainId?: number): ConnectionError {
  const kind = classify(cause, { during: act })
  const name = byAct[act][kind] ?? otherwise[act]
  const reason = name === 'SwitchChain' ? (reasons[kind] ?? 'other') : undefined
  return makeError(draft, name, { act, cause, kind, chainId, ...(reason && { reason }) })
}

/** Creates the error of a switch or an add that failed without an error from the wallet. */
export function switchError(draft: Draft, act: 'switch' | 'add', chainId: number, reason: Reason) {
  const kind = (Object.keys(reasons) as Cause[]).find((cause) => reasons[cause] === reason)
  return makeError(draft, 'SwitchChain', { act, chainId, reason, ...(kind && { kind }) })
}

/** Emits an `error` entry. */
export function log(draft: Draft, error: ConnectionError, wallet = draft.state.wallet): void {
  const { kind, class: name, reason, code, message } = error
  draft.emit('error', {
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

const ofSwitch: ByCause = {
  'user-rejected': 'UserRejected',
  'chain-not-configured': 'ChainNotConfigured',
  pending: 'SwitchChain',
  offline: 'SwitchChain',
  timeout: 'SwitchChain',
}

const byAct: Record<Act, ByCause> = {
  connect: {
    'user-rejected': 'UserRejected',
    pending: 'RequestPending',
    offline: 'Disconnected',
    timeout: 'Timeout',
  },
  switch: ofSwitch,
  add: ofSwitch,
}

/** Error class for all other causes. After a failed add, the wallet still lacks the chain. */
const otherwise: Record<Act, ErrorName> = {
  connect: 'ConnectFailed',
  switch: 'SwitchChain',
  add: 'ChainNotConfigured',
}

const reasons: Partial<Record<Cause, Reason>> = {
  pending: 'pending',
  timeout: 'timeout',
  offline: 'disconnected',
  unreachable: 'unreachable',
}
