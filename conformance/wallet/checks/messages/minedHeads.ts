import type { Step } from '../../../core/defineCheck.ts'
import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { events, resultOf } from '../../readTranscript.ts'
import { next } from '../../requestParams.ts'
import { node } from '../../steps.ts'

/** Mines a block on the node. If the user action `mine` exists, the user also mines one on the wallet's own chain. */
export const mineBlock: Step[] = [
  node('mine', 'evm_mine'),
  { do: 'user', act: 'mine', if: 'possible' },
]

/**
 * Reads the number of the newest block, mines the next one, and waits for the message about it. Accepts any message if
 * the user mined the block on the wallet's own chain.
 */
export const mineNextHead: Step[] = [
  node('head', 'eth_blockNumber'),
  ...mineBlock,
  {
    do: 'await',
    event: 'message',
    match: { path: ['data', 'result', 'number'], value: next('head'), unless: 'mine' },
  },
]

/** The header of a block in a `message`. */
type Head = { subscription: SerializedValue; number: SerializedValue; hash: SerializedValue }

/**
 * Returns the messages about the block that was mined after the call "head", which returned the number of the block
 * before.
 */
export function minedHeads(transcript: Transcript): Head[] {
  const received = events(transcript, 'message').map(({ args: [message] }): Head => ({
    subscription: valueAt(message, 'data', 'subscription') ?? null,
    number: valueAt(message, 'data', 'result', 'number') ?? null,
    hash: valueAt(message, 'data', 'result', 'hash') ?? null,
  }))
  // If the user mined the block, it is on the wallet's own chain, and its number is unknown. Takes the newest
  // header.
  if (transcript.some(({ dir, what }) => dir === 'action' && what === 'mine'))
    return received.filter(({ hash }) => hash === received.at(-1)?.hash)
  const mined = Number(resultOf(transcript, 'head')) + 1
  return received.filter(({ number }) => Number(number) === mined)
}
