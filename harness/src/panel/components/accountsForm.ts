import { element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { shortAddress } from '../text/shortAddress.ts'
import type { Address } from '../../wallet/types.ts'

/** Form for the accounts that the site sees: select them, choose the active one, or remove all. */
export function accountsForm(wallet: PanelWallet, origin: string, sendsEvent: () => boolean) {
  const rows = new Map<Address, { box: HTMLInputElement; radio: HTMLInputElement }>()
  const select = (first: Address | undefined, shown: readonly Address[]) => {
    const accounts =
      first && shown.includes(first) ? [first, ...shown.filter((one) => one !== first)] : shown
    wallet.act({ type: 'selectAccounts', accounts: [...accounts], event: sendsEvent() })
  }
  const ticked = () => [...rows].filter(([, { box }]) => box.checked).map(([address]) => address)
  const selected = () => [...rows].find(([, { radio }]) => radio.checked)?.[0]

  const list = element('div')
  const root = element('fieldset', {}, element('legend', {}, 'Accounts that this site sees'), list)

  const addRow = (address: Address) => {
    const name = shortAddress(address)
    const box = element('input', { type: 'checkbox', onchange: () => select(selected(), ticked()) })
    const radio = element('input', {
      type: 'radio',
      name: `${wallet.id}-selected`,
      ariaLabel: `Select ${name}`,
      onchange: () => {
        if (!box.disabled) box.checked = true
        select(address, box.disabled ? [address] : ticked())
      },
    })
    rows.set(address, { box, radio })
    list.append(
      element(
        'div',
        { className: 'account' },
        element('label', {}, box, element('code', { title: address }, name)),
        element('label', {}, 'selected', radio),
      ),
    )
  }

  return {
    root,
    update() {
      const { accounts, permissions } = wallet.state()
      for (const address of accounts) if (!rows.has(address)) addRow(address)
      const shown = (permissions[origin] ?? []).map((address) => address.toLowerCase())
      const active = shown[0] ?? accounts[0]?.toLowerCase()
      for (const [address, { box, radio }] of rows) {
        // Only an approved request connects a site, not a ticked box.
        box.disabled = shown.length === 0
        box.checked = shown.includes(address.toLowerCase())
        radio.checked = active === address.toLowerCase()
      }
    },
  }
}
