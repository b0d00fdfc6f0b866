import { createWallet, type CreateWalletOptions } from '../createWallet.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import type { Rule } from '../wallet/types.ts'

/** Creates a wallet in this page, announces it, and stores it for the tests of the page. */
export function installStandaloneWalletInPage(
  persona: Persona,
  { rules = [], ...options }: CreateWalletOptions & { rules?: readonly Rule[] },
): void {
  // Empty documents (about:blank) and the browser's own pages get no wallet.
  if (!/^(https?|file|data|blob):$/.test(location.protocol)) return
  const wallet = createWallet({ ...options, persona })
  for (const rule of rules) wallet.use(rule)
  wallet.announce(window)
  const page = globalThis as { touchstone?: Record<string, Wallet> }
  page.touchstone = { ...page.touchstone, [wallet.id]: wallet }
}
