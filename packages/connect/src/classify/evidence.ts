import type { Cause } from '../types.ts'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { isPairingError } from '../walletconnect/PairingError.ts'
import { look } from './look.ts'

/** What one layer of an error says: the innermost layers are the wallet's own. `kind`: an error of ours. */
export type Evidence = { code?: number | string; text: string; kind?: Cause }

/**
 * The layers of an error that no library made, in any nesting (`cause`, `data.originalError`, `data.cause`,
 * `error`, the list of an `AggregateError`, an object that was written down as JSON), outermost first. A wrapper of viem, wagmi or ours says nothing while it has something inside:
 * wagmi's outer code is 4902 for nearly every failed switch.
 */
export function evidence(error: unknown): Evidence[] {
  const found: Evidence[] = []
  const queue: unknown[] = [error]
  const seen = new Set<unknown>()
  for (const value of queue) {
    // Cyclic and endless errors (a getter that makes a new one each time) end here.
    if (seen.has(value) || seen.size >= 32) continue
    seen.add(value)
    // What the relay says of the app or its device is no wallet's word, and no network was out of reach.
    if (isTurnedAway(value)) continue
    queue.push(...inside(value).filter(isPresent))
    if (isOurs(value)) found.push({ text: '', kind: look(value, 'kind') as Cause })
    else if (!isWrapper(value) || !isPresent(look(value, 'cause'))) found.push(read(value))
  }
  return found
}

function inside(value: unknown): unknown[] {
  const errors = look(value, 'errors')
  return [
    ...doors.map((door) => look(value, door)),
    ...[0, 1, 2, 3].map((index) => look(errors, index)),
    parsed(value),
    parsed(look(value, 'message')),
  ]
}

/** A phone's errors come as text where the relay lies between: `{"code":5000,"message":"User rejected."}`. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('{') || text.length > 20_000) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const doors = ['cause', 'data', 'originalError', 'error', 'info']

function isPresent(value: unknown): boolean {
  return (
    (typeof value === 'object' && value !== null) || (typeof value === 'string' && value !== '')
  )
}

/** viem's and wagmi's errors can `walk`; the viem-made text of a wallet (Rainbow) arrives without. */
function isWrapper(value: unknown): boolean {
  return typeof look(value, 'walk') === 'function'
}

function isOurs(value: unknown): boolean {
  try {
    return value instanceof ConnectionError
  } catch {
    // A revoked proxy has no prototype to ask for.
    return false
  }
}

function isTurnedAway(value: unknown): boolean {
  return isPairingError(value) && (value.pairing === 'misconfigured' || value.pairing === 'clock')
}

function read(value: unknown): Evidence {
  const code = toCode(look(value, 'code'))
  const texts =
    typeof value === 'string' ? [value] : [look(value, 'message'), look(value, 'reason')]
  // Texts of a megabyte exist; whatever a wallet has to say stands at the beginning.
  const text = texts
    .filter((item) => typeof item === 'string')
    .join(' ')
    .slice(0, 2000)
  return code === undefined ? { text } : { code, text }
}

/** A code as it may be compared: wallets have sent `"4001"`; ethers sends words. EIP-1193 wants integers. */
export function toCode(code: unknown): number | string | undefined {
  if (typeof code === 'string' && !/^-?\d+$/.test(code)) return code
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  return Number.isSafeInteger(Number(code)) ? Number(code) : undefined
}
