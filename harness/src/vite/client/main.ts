import { mountPanel } from '../../panel/index.ts'
import { personas } from '../../personas/index.ts'
import { createFetchRpc } from '../../createFetchRpc.ts'
import { createWallet, type Wallet } from '../../wallet/createWallet.ts'
import { persistPrompts } from './persistPrompts.ts'
import { pageSigner } from './pageSigner.ts'
import { installedWallets } from './installedWallets.ts'
import { redirectFetch } from './redirectFetch.ts'
import { readState, shareState } from './shareState.ts'
import type { ClientSettings } from './settings.ts'

/** Settings of this page. `clientScript` wraps this script in a function with this parameter. */
declare const touchstoneSettings: ClientSettings

const { accounts, chains, chainId, redirects, signer } = touchstoneSettings
redirectFetch(window, redirects)

const wallets = touchstoneSettings.wallets.map((name) => {
  const wallet: Wallet = createWallet({
    persona: personas[name],
    accounts,
    chains,
    chainId,
    // Looks up the node address in the wallet's own list of chains, which grows with
    // `wallet_addEthereumChain`.
    rpc: createFetchRpc((id) => wallet.state().chains.find((one) => one.chainId === id)?.rpcUrl),
    origin: location.origin,
    approval: 'prompt',
    signer: pageSigner(signer),
    state: readState(localStorage, name),
  })
  shareState(wallet, localStorage, new BroadcastChannel(`touchstone.simulated.${name}`))
  persistPrompts(wallet, sessionStorage)
  const installed = installedWallets(wallet, window, () => wallet.announce(window))
  return { ...wallet, installed }
})

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => mountPanel({ wallets }), { once: true })
} else mountPanel({ wallets })
