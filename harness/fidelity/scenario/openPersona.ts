import { createUncheckedWallet } from '../../src/wallet/createUncheckedWallet.ts'
import type { Wallet } from '../../src/wallet/Wallet.ts'
import type { WalletOptions } from '../../src/wallet/engineAndPersonaTypes.ts'
import { alice, bob } from './scenarioAccounts.ts'
import type { PageProvider, RunningSide, WalletTypes } from './comparisonSide.ts'

export const origin = 'https://dapp.example'

const rpcUrl = 'http://127.0.0.1:8545'

/** Opens a wallet with a persona on BNB Smart Chain, with Ethereum listed and prompts that stay open. */
export function openPersona(
  options: Omit<WalletOptions, 'accounts' | 'chains' | 'chainId' | 'origin' | 'approval'>,
): { wallet: Wallet; running: RunningSide<WalletTypes> } {
  const wallet = createUncheckedWallet({
    accounts: [{ address: alice }, { address: bob }],
    chains: [
      { chainId: 56, name: 'BNB Smart Chain', rpcUrl },
      { chainId: 1, name: 'Ethereum', rpcUrl },
    ],
    chainId: 56,
    origin,
    approval: 'prompt',
    ...options,
  })
  return {
    wallet,
    running: {
      provider: wallet.provider as PageProvider,
      arm: ({ rules = [] }) => rules.forEach((rule) => wallet.use(rule)),
      applyChange: ({ wallet: acts }) => acts.forEach((act) => wallet.act(act)),
      close: () => wallet.close(),
    },
  }
}
