/** One press of a button that a person finds by role and name (packages/react/README.md). */
export type ButtonPress = {
  name: string | RegExp
  /** In the open dialog; else anywhere, the first. */
  inDialog?: true
  /** Left out where the dialog is not open, or not shut, or where there is no such button. */
  only?: 'open' | 'shut' | 'there'
}

const open: ButtonPress = {
  name: /^(Connect wallet|Connecting…|Account 0x|Restoring 0x)/,
  only: 'shut',
}
const close: ButtonPress = { name: 'Close', inDialog: true, only: 'open' }
const list: ButtonPress = {
  name: /^(All wallets|Change wallet|Choose another wallet)$/,
  inDialog: true,
  only: 'there',
}

/** What a person presses in the app, for each thing that one can want. */
export const moves = {
  /** Through the list of wallets, from wherever the dialog is. */
  connect: (wallet: string): ButtonPress[] => [open, list, { name: wallet, inDialog: true }],
  switchTo: (network: string): ButtonPress[] => [
    close,
    open,
    { name: new RegExp(`^(Switch to ${network}|${network} Current)$`), inDialog: true },
  ],
  close: (): ButtonPress[] => [close],
  add: (): ButtonPress[] => [{ name: 'Add network' }],
  cancel: (): ButtonPress[] => [{ name: 'Cancel' }],
  disconnect: (): ButtonPress[] => [close, { name: 'Disconnect' }],
}
