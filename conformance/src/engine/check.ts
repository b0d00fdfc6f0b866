import catalogue from '../../spec/catalogue.json' with { type: 'json' }
import type { Step } from './step.ts'
import type { Judge } from './verdict.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** What the catalogue says of a check. The id is permanent. */
export type Card = {
  id: string
  group: string
  level: Level
  basis: Basis
  spec: string
  stimulus: string
  expect: string
  action: string
  /** Where a prototype ran it: N Node, P page, X extension, H person. */
  auto: string
  note: string
}

/** One thing that a provider must, should or may do: how to provoke it, and how to tell. */
export type Check = Card & {
  script: readonly Step[]
  judge: Judge
  /** Played after the script, however it ended, and not in the transcript: takes back what the check changed on the node. */
  cleanup?: readonly Step[]
  /** Not applicable to a wallet that declares to lack this. */
  feature?: string
  /** Not applicable where the wallet has no window. */
  window?: boolean
  /** Not applicable to a wallet that is reached in another way. */
  transport?: 'walletconnect'
  /** If one of these fails too, it is the cause of this one's failure. */
  follows?: readonly string[]
}

/** Every card of the catalogue, by id, in its order. */
export const cards: ReadonlyMap<string, Card> = new Map(
  // The catalogue is JSON: its levels and bases are strings to TypeScript. A test reads them all.
  (catalogue as Card[]).map((card) => [card.id, card]),
)

/**
 * Makes a check of its card, a script (data) and a judge (a pure function of the transcript).
 *
 * @throws where the catalogue has no such id.
 * @example
 * export default check('695.chainId.hex', {
 *   script: [...ask('chain', 'eth_chainId')],
 *   judge: result('chain', isHex, 'a string that begins with 0x'),
 * })
 */
export function check(id: string, parts: Omit<Check, keyof Card>): Check {
  const card = cards.get(id)
  if (!card)
    throw new Error(`The catalogue has no check "${id}": add its card to spec/catalogue.json.`)
  return { ...card, ...parts }
}
