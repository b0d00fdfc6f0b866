// A single state: `state.html?state=connect-declined&language=ar&theme=dark`.
import { find } from './states/index.ts'
import { createScriptedWallet } from './world/createScriptedWallet.ts'
import { appearing, perform } from './world/perform.ts'
import { prepare } from './world/prepare.ts'
import { keepPanelOut } from './world/keepPanelOut.ts'
import { metaMask } from './world/WalletScript.ts'

const query = new URLSearchParams(location.search)
const state = find(query.get('state') ?? '')
const settings = Object.fromEntries(
  ['language', 'theme'].map((name) => [`touchstone.${name}`, query.get(name) ?? '']),
)

keepPanelOut()
prepare(state, settings)
const wallets = (state.wallets ?? [metaMask()]).map(createScriptedWallet)
for (const wallet of wallets) wallet.announce(window)

// The app from its production entry.
await import('../../web/src/main.tsx')
for (const act of state.acts) await perform(act, wallets)
const shown = await appearing(state.shows)
shown.scrollIntoView({ block: 'nearest' })
document.documentElement.dataset['shown'] = state.id
