/** A press of a button, found by role and name (packages/react/README.md). */
export type ButtonPress = {
  name: string | RegExp
  /** Search in the open dialog. Default: the first match in the page. */
  inDialog?: true
  /** Skip the press unless the dialog is open or shut, or unless the button exists. */
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

/** Button presses for each action of the user. */
export const buttonPresses = {
  /** Through the list of wallets, whatever the dialog shows. */
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
