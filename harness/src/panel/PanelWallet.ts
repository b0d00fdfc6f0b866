import type { Act, Entry, Prompt, Rule, WalletState } from '../wallet/types.ts'

/** The parts of a wallet that the panel uses. */
export type PanelWallet = {
  id: string
  persona: { id: string }
  /**
   * Switch that installs the wallet in the page or removes it. Undefined if the wallet cannot be installed in
   * or removed from the page.
   */
  installed?: { get(): boolean; set(installed: boolean): void } | undefined
  info: { name: string; icon: string; rdns: string }
  act(act: Act): unknown
  use(rule: Rule): unknown
  reset(): unknown
  /** Armed rules, latest first, with the number of times each was used. */
  rules(): readonly (Rule & { id: string; used: number })[]
  prompts(): Prompt[]
  state(): WalletState
  subscribe(listener: (entry: Entry) => void): unknown
}
