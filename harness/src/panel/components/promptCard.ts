import { button, element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { describePrompt } from '../text/describePrompt.ts'
import { shortAddress } from '../text/shortAddress.ts'
import type { Address, Prompt } from '../../wallet/types.ts'

const choosesAccounts = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_connect',
])

/** Card of an open prompt, with the content and buttons of the wallet's window. */
export function promptCard(wallet: PanelWallet, prompt: Prompt): HTMLElement {
  const { accounts, chains } = wallet.state()
  const { title, details } = describePrompt(prompt, chains)
  const boxes = choosesAccounts.has(prompt.method) ? accounts.map(accountBox) : []
  const ticked = () => boxes.filter(({ box }) => box.checked).map(({ address }) => address)
  const nothing = () => boxes.length > 0 && ticked().length === 0
  const approve = () => {
    if (nothing()) return
    wallet.act({
      type: 'approve',
      prompt: prompt.id,
      ...(boxes.length > 0 && { accounts: ticked() }),
    })
  }
  // `disabled` would remove the button from keyboard focus and hide the reason from screen readers.
  const approval = button('Approve', approve, { className: 'primary' })
  const why = element('p', { role: 'status', id: `why-${wallet.id}-${prompt.id}` })
  if (boxes.length > 0) approval.setAttribute('aria-describedby', why.id)
  const choose = () => {
    approval.ariaDisabled = String(nothing())
    why.textContent = nothing() ? 'To approve, tick at least one account.' : ''
  }
  for (const { box } of boxes) box.addEventListener('change', choose)
  const heading = `${wallet.info.name}: ${title}`
  return element(
    'section',
    { className: 'prompt', ariaLabel: heading },
    element('h3', {}, element('img', { src: wallet.info.icon, alt: '' }), heading),
    element('p', { className: 'origin' }, prompt.origin),
    ...details.map((line) => element('p', {}, line)),
    boxes.length > 0 && accountChoice(boxes),
    boxes.length > 0 && why,
    element(
      'div',
      { className: 'row' },
      approval,
      button('Reject', () => wallet.act({ type: 'reject', prompt: prompt.id })),
      button('Close window', () => wallet.act({ type: 'dismiss', prompt: prompt.id }), {
        title: 'Closes the wallet’s window without an answer',
      }),
    ),
  )
}

type Box = { address: Address; box: HTMLInputElement }

const accountBox = (address: Address, index: number): Box => ({
  address,
  box: element('input', { type: 'checkbox', checked: index === 0 }),
})

const accountChoice = (boxes: readonly Box[]) =>
  element(
    'fieldset',
    {},
    element('legend', {}, 'Accounts to show'),
    ...boxes.map(({ address, box }) =>
      element('label', {}, box, element('code', { title: address }, shortAddress(address))),
    ),
  )
