import type { Step } from '../core/step.ts'
import { pass, violation, type Judge } from '../core/verdict.ts'
import { result, unanswered } from './judges.ts'
import { outcome } from './read.ts'
import { lower } from './shapes.ts'
import { node } from './steps.ts'

/** Recovers the signer of a signature on the chain: `ecrecover`, the precompiled contract at address 1. */
export const recover = (id: string, hash: string, of: string): Step =>
  node(id, 'eth_call', [
    { to: `0x${'1'.padStart(40, '0')}`, data: { $: 'ecrecover', hash, of } },
    'latest',
  ])

/** Passes if the recovered signer is the connected account. */
export const signedBy =
  (id: string): Judge =>
  (transcript) => {
    const connected = outcome(transcript, 'connect')
    const account =
      connected.kind === 'result' && Array.isArray(connected.value)
        ? lower(connected.value[0])
        : null
    const isOwn = (word: unknown) =>
      typeof word === 'string' && `0x${word.slice(-40)}`.toLowerCase() === account
    return result(id, isOwn, `a signature by ${account}`)(transcript)
  }

/** Passes if the account sent `wanted` transactions between the steps `before` and `after`. */
export const counted =
  (wanted: number): Judge =>
  (transcript) => {
    const [before, after] = ['before', 'after'].map((id) => outcome(transcript, id))
    if (before?.kind !== 'result' || after?.kind !== 'result') return unanswered('after')
    const count = Number(after.value) - Number(before.value)
    return count === wanted
      ? pass(count)
      : violation(`${count} transactions were sent; wanted ${wanted}.`, count, wanted)
  }

/** Mines a block: on the node, and manually if the provider has no real chain. */
export const mine: Step[] = [node('mine', 'evm_mine'), { do: 'user', act: 'mine', if: 'possible' }]
