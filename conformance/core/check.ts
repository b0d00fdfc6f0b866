import catalogue from '../spec/catalogue.json' with { type: 'json' }
import type { Step } from './step.ts'
import type { Judge } from './verdict.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** Entry of a check in the catalogue. The id is permanent. */
export type Card = {
  id: string
  group: string
  level: Level
  basis: Basis
  spec: string
  stimulus: string
  expect: string
  action: string
  /** Environments in which a prototype ran it: N Node, P page, X extension, H person. */
  auto: string
  note: string
}

/** One requirement of a provider: how to test it, and how to judge the result. */
export type Check = Card & {
  script: readonly Step[]
  judge: Judge
  /**
   * Steps that revert the check's changes on the node. They run after the script, even if it failed, and are
   * not in the transcript.
   */
  cleanup?: readonly Step[]
  /** The check is not applicable to a wallet that declares to lack this feature. */
  feature?: string
  /** The check is not applicable to a wallet without a window. */
  window?: boolean
  /** The check is not applicable to wallets with another transport. */
  transport?: 'walletconnect'
  /** If one of these checks fails too, it is the cause of this failure. */
  follows?: readonly string[]
}

/** Every entry of the catalogue, by id and in its order. */
export const cards: ReadonlyMap<string, Card> = new Map(
  // TypeScript reads the levels and bases in the JSON as strings. A test checks them.
  (catalogue as Card[]).map((card) => [card.id, card]),
)

/**
 * Creates a check from its entry in the catalogue, a script (data) and a judge (a pure function of the
 * transcript).
 *
 * @throws Error if the catalogue has no such id.
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
