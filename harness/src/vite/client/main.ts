import { mountPanel } from '../../panel/mountPanel.ts'
import { personas } from '../../personas/index.ts'
import { createFetchRpc } from '../../createFetchRpc.ts'
import { createUncheckedWallet } from '../../wallet/createUncheckedWallet.ts'
import type { Wallet } from '../../wallet/Wallet.ts'
import { keepPromptsOnReload } from './keepPromptsOnReload.ts'
import { createLazySigner } from './createLazySigner.ts'
import { announceUnlessRemoved } from './announceUnlessRemoved.ts'
import { redirectRpcRequests } from './redirectRpcRequests.ts'
import { readState, shareStateBetweenTabs } from './shareStateBetweenTabs.ts'
import type { ClientSettings } from './ClientSettings.ts'

/** Settings of this page. `bundleClientScript` wraps this script in a function with this parameter. */
declare const touchstoneSettings: ClientSettings

const { accounts, chains, chainId, redirects, signer } = touchstoneSettings
redirectRpcRequests(window, redirects)

const wallets = touchstoneSettings.wallets.map((name) => {
  const wallet: Wallet = createUncheckedWallet({
    persona: personas[name],
    accounts,
    chains,
    chainId,
    // The wallet's own list grows with `wallet_addEthereumChain`.
    rpc: createFetchRpc((id) => wallet.state().chains.find((one) => one.chainId === id)?.rpcUrl),
    origin: location.origin,
    approval: 'prompt',
    signer: createLazySigner(signer),
    state: readState(localStorage, name),
  })
  shareStateBetweenTabs(wallet, localStorage, new BroadcastChannel(`touchstone.simulated.${name}`))
  keepPromptsOnReload(wallet, sessionStorage)
  const installed = announceUnlessRemoved(wallet, window, () => wallet.announce(window))
  return { ...wallet, installed }
})

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => mountPanel(wallets), { once: true })
} else mountPanel(wallets)
