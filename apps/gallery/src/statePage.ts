// Shows a single state: `state.html?state=connect-declined&language=ar&theme=dark`.
import { findState } from './states/index.ts'
import { createScriptedWallet } from './environment/createScriptedWallet.ts'
import { waitForElement, performStep } from './environment/performStep.ts'
import { replaceBrowserApis } from './environment/replaceBrowserApis.ts'
import { metaMask } from './environment/metaMaskScript.ts'

const query = new URLSearchParams(location.search)
const state = findState(query.get('state') ?? '')
const settings = Object.fromEntries(
  ['language', 'theme'].map((name) => [`touchstone.${name}`, query.get(name) ?? '']),
)

hideHarnessPanel()
replaceBrowserApis(state, settings)
const wallets = (state.wallets ?? [metaMask()]).map(createScriptedWallet)
for (const wallet of wallets) wallet.announce()

// Start the app from its own entry module, which its production build also starts from.
await (state.page === 'dialogs'
  ? import('./accountAndChainDialogsPage.tsx')
  : import('@touchstone/web/main'))
for (const step of state.steps) await performStep(step, wallets)
const shown = await waitForElement(state.shows)
shown.scrollIntoView({ block: 'nearest' })
document.documentElement.dataset['shown'] = state.id

/** Hides the panel of the harness with a style, because the panel adds itself again when it is removed. */
function hideHarnessPanel(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { display: none !important }')
  const hide = () => {
    const root = document.querySelector("[data-touchstone='panel']")?.shadowRoot
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
  new MutationObserver(hide).observe(document, { subtree: true, childList: true })
  hide()
}
