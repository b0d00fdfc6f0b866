import type { Transcript } from '../../../engine/transcript.ts'
import { outcome } from '../read.ts'
import { answer, node } from '../steps.ts'

const own = answer('connect', '0')

/** Reads what the account has sent before a batch, and its code. */
export const readBefore = [
  node('before', 'eth_getTransactionCount', [own, 'pending']),
  node('codeBefore', 'eth_getCode', [own, 'latest']),
]

/** Reads the same after it. */
export const readAfter = [
  node('after', 'eth_getTransactionCount', [own, 'pending']),
  node('code', 'eth_getCode', [own, 'latest']),
]

/**
 * How many transactions the account sent in between; undefined when the node did not say. An account that delegates
 * itself in a transaction of its own counts that too (EIP-7702).
 */
export function transactionsOf(transcript: Transcript): number | undefined {
  const [before, after, codeBefore, code] = ['before', 'after', 'codeBefore', 'code'].map((id) =>
    outcome(transcript, id),
  )
  if (before?.kind !== 'result' || after?.kind !== 'result') return undefined
  const wasUpgraded =
    code?.kind === 'result' && codeBefore?.kind === 'result' && code.value !== codeBefore.value
  const nonces = Number(after.value) - Number(before.value)
  return wasUpgraded && nonces > 1 ? nonces - 1 : nonces
}
