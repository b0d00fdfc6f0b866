// A single state: `state.html?state=connect-declined&language=ar&theme=dark`.
import { findState } from './states/index.ts'
import { createScriptedWallet } from './world/createScriptedWallet.ts'
import { waitForElement, performStep } from './world/perform.ts'
import { prepareEnvironment } from './world/prepare.ts'
import { hideHarnessPanel } from './world/keepPanelOut.ts'
import { metaMask } from './world/WalletScript.ts'

const query = new URLSearchParams(location.search)
const state = findState(query.get('state') ?? '')
const settings = Object.fromEntries(
  ['language', 'theme'].map((name) => [`touchstone.${name}`, query.get(name) ?? '']),
)

hideHarnessPanel()
prepareEnvironment(state, settings)
const wallets = (state.wallets ?? [metaMask()]).map(createScriptedWallet)
for (const wallet of wallets) wallet.announce(window)

// The app from its production entry.
await import('../../web/src/main.tsx')
for (const step of state.steps) await performStep(step, wallets)
const shown = await waitForElement(state.shows)
shown.scrollIntoView({ block: 'nearest' })
document.documentElement.dataset['shown'] = state.id
