import type { Step } from './step.ts'
import type { Judge } from './verdict.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** Description of a check, without its script and its judge. */
export type CheckMeta = {
  /** Id that never changes: `<eip or area>.<thing>.<camelCase>`. */
  id: string
  /** The requirement in one sentence, with the wallet as its subject. */
  title: string
  group: string
  level: Level
  /**
   * Reason of the requirement. `spec`: the text of an EIP requires it. `convention`: wallets commonly do it.
   * `product`: our app needs it.
   */
  basis: Basis
  /** Clause that the check tests: the number of the EIP, `§` with the section, and a paraphrase. */
  spec: string
  stimulus: string
  expected: string
  /** Action of the user in the wallet: `none`, `approve`, `reject` … */
  action: string
  /** Environments in which a prototype of the check ran: N (Node), P (page), X (extension), H (a person). */
  auto: string
  note?: string
}

/** One requirement of a provider: how to test it, and how to judge the result. */
export type Check = CheckMeta & {
  script: readonly Step[]
  judge: Judge
  /**
   * Steps that revert the check's changes on the node. They run after the script, even if it failed, and are
   * not in the transcript.
   */
  cleanup?: readonly Step[]
  /** Feature that the check needs. The check is not applicable to a wallet that declares to lack it. */
  feature?: string
  /**
   * Whether the check needs a window, in which the wallet announces itself. It is not applicable to wallets
   * without one.
   */
  window?: boolean
  /**
   * Transport that the check needs between page and wallet. It is not applicable to wallets with another
   * transport.
   */
  transport?: 'walletconnect'
  /** Ids of checks. If one of them fails too, it is the cause of this check's failure. */
  follows?: readonly string[]
}

/**
 * Defines a check: its description, a script (data) and a judge (a pure function of the transcript).
 *
 * @example
 * export default defineCheck({
 *   id: '695.chainId.hex',
 *   title: 'Returns the chain id as a 0x-prefixed hex string',
 *   group: 'F. Chain id — EIP-695 / 1193',
 *   level: 'MUST',
 *   basis: 'spec',
 *   spec: '695 §Specification: returns a hex string',
 *   stimulus: 'eth_chainId',
 *   expected: '0x-prefixed hex',
 *   action: 'none',
 *   auto: 'N P X',
 *   script: [...ask('chain', 'eth_chainId')],
 *   judge: result('chain', isHex, 'a string that begins with 0x'),
 * })
 */
export const defineCheck = (check: Check): Check => check
