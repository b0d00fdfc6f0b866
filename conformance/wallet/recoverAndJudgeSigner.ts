import type { Judge, Step } from '../core/defineCheck.ts'
import { isList, lower, result } from './judges.ts'
import { resultOf } from './readTranscript.ts'
import { node } from './steps.ts'

/** Recovers the signer of a signature on the node, with `ecrecover`, the precompiled contract at address 1. */
export const recoverSigner = (id: string, hash: string, of: string): Step =>
  node(id, 'eth_call', [
    { to: `0x${'1'.padStart(40, '0')}`, data: { $: 'ecrecover', hash, of } },
    'latest',
  ])

/** Passes if the recovered signer is the connected account. */
export const signedByAccount =
  (id: string): Judge =>
  (transcript) => {
    const connected = resultOf(transcript, 'connect')
    const account = isList(connected) ? lower(connected[0]) : null
    const isOwn = (word: unknown) =>
      typeof word === 'string' && `0x${word.slice(-40)}`.toLowerCase() === account
    return result(id, isOwn, `a signature by ${account}`)(transcript)
  }
