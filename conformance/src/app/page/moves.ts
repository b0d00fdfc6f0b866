/** One press of a button that a person finds by role and name (packages/react/README.md). */
export type Move = {
  name: string | RegExp
  /** In the open dialog; else anywhere, the first. */
  inDialog?: true
  /** Left out where the dialog is not open, or not shut, or where there is no such button. */
  only?: 'open' | 'shut' | 'there'
}

const open: Move = { name: /^(Connect wallet|Connecting…|Account 0x|Restoring 0x)/, only: 'shut' }
const close: Move = { name: 'Close', inDialog: true, only: 'open' }
const list: Move = {
  name: /^(All wallets|Change wallet|Choose another wallet)$/,
  inDialog: true,
  only: 'there',
}

/** What a person presses in the app, for each thing that one can want. */
export const moves = {
  /** Through the list of wallets, from wherever the dialog is. */
  connect: (wallet: string): Move[] => [open, list, { name: wallet, inDialog: true }],
  switchTo: (network: string): Move[] => [
    close,
    open,
    { name: new RegExp(`^(Switch to ${network}|${network} Current)$`), inDialog: true },
  ],
  close: (): Move[] => [close],
  add: (): Move[] => [{ name: 'Add network' }],
  cancel: (): Move[] => [{ name: 'Cancel' }],
  disconnect: (): Move[] => [close, { name: 'Disconnect' }],
}
