import type { Act, Entry, Prompt, Rule, WalletState } from '../wallet/types.ts'

/** What the panel needs of a wallet: any wallet of the harness has it. */
export type PanelWallet = {
  id: string
  info: { name: string; icon: string }
  act(act: Act): unknown
  use(rule: Rule): unknown
  /** Takes back every rule. */
  reset(): unknown
  prompts(): Prompt[]
  state(): WalletState
  subscribe(listener: (entry: Entry) => void): () => void
}
