/** A press of a button, which is found by its accessible name. packages/react/README.md lists these names. */
export type ButtonPress = {
  name: string | RegExp
  /** Search only in the open dialog. Default: press the first match in the page. */
  inDialog?: true
  /**
   * Condition of the press: the dialog is open (`open`), the dialog is closed (`shut`), or the button exists (`there`).
   * Otherwise the press is skipped.
   */
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

/** The buttons that a user presses for each action, in order. */
export const appButtonPresses = {
  /** Opens the dialog if it is closed, then its list of wallets if it shows something else, then picks the wallet. */
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
