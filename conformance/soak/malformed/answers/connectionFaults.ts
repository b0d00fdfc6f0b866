import { classify, ConnectionError, type ConnectionEvent, type Snapshot } from '@touchstone/connect'
import { eventOrderFaults } from '../../../app/cells/judge/eventOrderFaults.ts'
import { accounts } from '../../../app/cells/testAccounts.ts'
import type { MalformedAnswer } from './answerScript.ts'

/** Error classes that the promise of an action may reject with (packages/connect/README.md). */
const allowed = {
  connect: [
    'UserRejectedError',
    'ProviderNotFoundError',
    'NoAccountsError',
    'RequestPendingError',
    'AbortedError',
    'TimeoutError',
    'DisconnectedError',
    'ConnectFailedError',
  ],
  switch: ['UserRejectedError', 'ChainNotConfiguredError', 'SwitchChainError'],
} as const

export type SettledAct = { value: unknown } | { error: unknown } | undefined

/** The promise must settle. If it rejects, then with a one-line error of an `allowed` class. */
export const actFaults = (act: keyof typeof allowed, settled: SettledAct): string[] => {
  if (settled === undefined) return [`${act} never ends`]
  if ('value' in settled) return []
  const { error } = settled
  if (!(error instanceof ConnectionError)) return [`${act} rejects with ${typeof error}`]
  const known: readonly string[] = allowed[act]
  return [
    ...(known.includes(error.name) ? [] : [`${act} rejects with ${error.name}`]),
    ...(error.message !== '' && !error.message.includes('\n') ? [] : [`${act}: not one line`]),
    ...(error.code === undefined || Number.isInteger(error.code)
      ? []
      : [`${act}: code ${error.code}`]),
    ...(typeof classify(error) === 'string' ? [] : [`${act}: classify() answers no reason`]),
  ]
}

/** An empty list causes NoAccountsError, and a value that is not a list of addresses ConnectFailedError. */
export const connectFaults = (answer: MalformedAnswer, settled: SettledAct): string[] => {
  if (answer.how !== 'resolves' || 'hostile' in answer.value) return []
  const { plain } = answer.value
  const list: unknown[] = Array.isArray(plain) ? plain : [undefined]
  if (list.length > 0 && list.every(isAddress)) return []
  const expected = list.length === 0 ? 'NoAccountsError' : 'ConnectFailedError'
  const error = settled && 'error' in settled ? settled.error : undefined
  const seen = error instanceof ConnectionError ? error.name : 'no error'
  return seen === expected ? [] : [`connect: ${expected} wanted, ${seen} seen`]
}

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

/** Returns the faults of the snapshot while no action is pending. */
export const stateFaults = ({ status, accounts: shown, chainId }: Snapshot): string[] => {
  if (status === 'disconnected')
    return shown.length === 0 ? [] : [`disconnected with ${shown.length} accounts`]
  if (status !== 'connected') return [`still ${status}`]
  const strange = shown.filter((address) => !Object.values<string>(accounts).includes(address))
  return [
    ...(shown.length > 0 ? [] : ['connected without accounts']),
    ...(new Set(shown).size === shown.length ? [] : ['an account twice']),
    ...strange.map((address) => `connected with ${address}`),
    ...(Number.isSafeInteger(chainId) && Number(chainId) > 0 ? [] : [`connected on ${chainId}`]),
  ]
}

export const streamFaults = (stream: readonly ConnectionEvent[]): string[] => [
  ...eventOrderFaults(stream.map(({ event }) => event)),
  ...stream.flatMap(({ event, seq }, index) =>
    seq === index + 1 ? [] : [`${event} is entry ${seq}`],
  ),
]
