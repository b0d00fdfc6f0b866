import { button, element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { accountsForm } from './accountsForm.ts'
import { networkForm } from './networkForm.ts'
import { ruleForm } from './ruleForm.ts'
import type { Rule } from '../../wallet/types.ts'
import { chainName } from '../text/chainName.ts'
import { shortAddress } from '../text/shortAddress.ts'
import { siteChainIdOf } from '../siteChainIdOf.ts'

/** Card of one wallet: a summary line and, when opened, its controls. */
export function walletCard(
  wallet: PanelWallet,
  { origin, arm, clear }: { origin: string; arm(rule: Rule): void; clear(): void },
) {
  const quiet = element('input', { type: 'checkbox' })
  const sendsEvent = () => !quiet.checked
  const accounts = accountsForm(wallet, origin, sendsEvent)
  const network = networkForm(wallet, origin, sendsEvent)
  const rules = ruleForm(wallet, { arm, clear })
  const state = element('span', { className: 'state' })
  const lock = button('Lock', () =>
    wallet.act({ type: wallet.state().locked ? 'unlock' : 'lock', event: sendsEvent() }),
  )
  const drop = button(
    'Drop',
    () => wallet.act({ type: wallet.state().down === 'all' ? 'restore' : 'drop' }),
    { title: 'The wallet loses its networks: disconnect' },
  )
  const revoke = button('Disconnect', () => wallet.act({ type: 'revoke' }), {
    title: 'Takes this site off the wallet’s list of sites',
  })
  const wipe = button(
    'Wipe accounts',
    () => wallet.act({ type: 'wipeAccounts', event: sendsEvent() }),
    {
      title: 'Takes every account from this site: accountsChanged []',
    },
  )
  const installed =
    wallet.installed &&
    element('input', {
      type: 'checkbox',
      checked: wallet.installed.get(),
      onchange: () => wallet.installed?.set(installed?.checked ?? true),
    })
  const root = element(
    'details',
    { name: 'touchstone-wallet' },
    element(
      'summary',
      {},
      element('img', { src: wallet.info.icon, alt: '' }),
      element('span', { className: 'name' }, wallet.info.name),
      state,
    ),
    element(
      'div',
      { className: 'inside' },
      element('div', { className: 'row' }, lock, drop, revoke, wipe),
      accounts.root,
      network.root,
      element('label', {}, quiet, 'Do not tell the page (no event)'),
      rules.root,
      installed && element('label', {}, installed, 'Installed (taking it out reloads the page)'),
    ),
  )
  return {
    root,
    update() {
      const now = wallet.state()
      const { text, good } = stateText(wallet, origin)
      state.textContent = text
      state.classList.toggle('on', good)
      lock.textContent = now.locked ? 'Unlock' : 'Lock'
      drop.textContent = now.down === 'all' ? 'Restore' : 'Drop'
      accounts.update()
      network.update()
      rules.update()
    },
  }
}

/** Describes a wallet's state for a site in a few words. `good` is true if the site can use the wallet's account. */
export function stateText(
  wallet: Pick<PanelWallet, 'installed' | 'state'>,
  origin: string,
): { text: string; good: boolean } {
  const state = wallet.state()
  const shown = state.permissions[origin]?.[0]
  if (!wallet.installed) return { text: 'not in this page', good: false }
  if (!wallet.installed.get()) return { text: 'not installed', good: false }
  if (state.down === 'all') return { text: 'dropped', good: false }
  if (state.locked) return { text: 'locked', good: false }
  if (!shown) return { text: 'not connected', good: false }
  const place = chainName(siteChainIdOf(state, origin), state.chains)
  return { text: `${shortAddress(shown)}, ${place}`, good: true }
}
