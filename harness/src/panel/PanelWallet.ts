import type { Act, Entry, Prompt, Rule, WalletState } from '../wallet/types.ts'

/** What the panel needs of a wallet: any wallet of the harness has it. */
export type PanelWallet = {
  id: string
  persona: { id: string }
  /** Whether the page has it, where that can be changed; `undefined`: it has no way into a page. */
  installed?: { get(): boolean; set(installed: boolean): void } | undefined
  info: { name: string; icon: string; rdns: string }
  act(act: Act): unknown
  use(rule: Rule): unknown
  /** Takes back every rule. */
  reset(): unknown
  /** What is armed, latest first, and how often each was used. */
  rules(): readonly (Rule & { id: string; used: number })[]
  prompts(): Prompt[]
  state(): WalletState
  subscribe(listener: (entry: Entry) => void): () => void
}
