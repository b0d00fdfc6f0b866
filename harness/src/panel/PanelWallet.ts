import type { Wallet } from '../wallet/Wallet.ts'

/** The parts of a wallet that the panel uses. */
export type PanelWallet = Pick<
  Wallet,
  'act' | 'id' | 'info' | 'persona' | 'prompts' | 'reset' | 'rules' | 'state' | 'subscribe' | 'use'
> & {
  /**
   * Switch that installs the wallet in the page or removes it. Undefined if the wallet cannot be installed in
   * or removed from the page.
   */
  installed?: { get(): boolean; set(installed: boolean): void } | undefined
}
