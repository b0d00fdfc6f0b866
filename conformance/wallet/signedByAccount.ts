import type { Judge } from '../core/defineCheck.ts'
import { result } from './judges.ts'
import { outcome } from './readTranscript.ts'
import { lower } from './valuePredicates.ts'

/** Passes if the recovered signer is the connected account. */
export const signedByAccount =
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
