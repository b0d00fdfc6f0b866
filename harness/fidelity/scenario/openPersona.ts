import { createUncheckedWallet } from '../../src/wallet/createUncheckedWallet.ts'
import type { Wallet } from '../../src/wallet/Wallet.ts'
import type { WalletOptions } from '../../src/wallet/engineAndPersonaTypes.ts'
import type { Act, Rule } from '../../src/wallet/types.ts'
import { alice, bob } from './scenarioAccounts.ts'
import { waitForIdle } from './waitForIdle.ts'
import type { Page, PageWindow, RunningSide } from './comparisonSide.ts'

/** Origin of the site in every scenario. */
export const origin = 'https://dapp.example'

const rpcUrl = 'http://127.0.0.1:8545'

type Answer = { rules?: readonly Rule[] }
type Change = { wallet: readonly Act[] }

/**
 * Opens a wallet with a persona: on BNB Smart Chain, with Ethereum in its list and two accounts. Each prompt
 * stays open until a rule or an act answers it.
 */
export function openPersona(
  window: PageWindow,
  options: Omit<WalletOptions, 'accounts' | 'chains' | 'chainId' | 'origin' | 'approval'>,
): { wallet: Wallet; environment: RunningSide<Answer, Change> } {
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
  const environment: RunningSide<Answer, Change> = {
    page: { provider: wallet.provider as Page['provider'], window },
    arm: ({ rules = [] }) => {
      for (const rule of rules) wallet.use(rule)
    },
    applyChange: ({ wallet: acts }) => {
      for (const act of acts) wallet.act(act)
    },
    waitForIdle,
    close: () => wallet.close(),
  }
  return { wallet, environment }
}
