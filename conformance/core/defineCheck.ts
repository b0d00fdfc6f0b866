import type { Step } from './step.ts'
import type { Judge } from './verdict.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** Description of a check, without what it runs. */
export type CheckMeta = {
  /** Permanent: `<eip or area>.<thing>.<camelCase>`. */
  id: string
  /** The requirement in one sentence, with the wallet as its subject. */
  title: string
  group: string
  level: Level
  /** `spec`: the text requires it. `convention`: wallets commonly do it. `product`: our app needs it. */
  basis: Basis
  /** Number of the EIP, `§` and its section, and a paraphrase. */
  spec: string
  stimulus: string
  expected: string
  /** Action of the user: `none`, `approve`, `reject` … */
  action: string
  /** Environments in which a prototype ran it: N Node, P page, X extension, H person. */
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
  /** The check is not applicable to a wallet that declares to lack this feature. */
  feature?: string
  /** The check is not applicable to a wallet without a window. */
  window?: boolean
  /** The check is not applicable to wallets with another transport. */
  transport?: 'walletconnect'
  /** If one of these checks fails too, it is the cause of this failure. */
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
