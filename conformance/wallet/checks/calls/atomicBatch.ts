import type { Transcript } from '../../../core/transcript.ts'
import { outcome } from '../../readTranscript.ts'
import { answer, node } from '../../steps.ts'

const own = answer('connect', '0')

/** Steps that read the account's nonce and code before a batch. */
export const readBefore = [
  node('before', 'eth_getTransactionCount', [own, 'pending']),
  node('codeBefore', 'eth_getCode', [own, 'latest']),
]

/** Steps that read the account's nonce and code after a batch. */
export const readAfter = [
  node('after', 'eth_getTransactionCount', [own, 'pending']),
  node('code', 'eth_getCode', [own, 'latest']),
]

/**
 * Returns the number of transactions that the account sent between `readBefore` and `readAfter`, or undefined
 * if the node did not respond. A transaction in which the account delegates itself (EIP-7702) raises the nonce
 * twice and counts once.
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
