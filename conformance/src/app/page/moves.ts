/** A press of a button, found by role and name (packages/react/README.md). */
export type Move = {
  name: string | RegExp
  /** Search in the open dialog. Default: the first match in the page. */
  inDialog?: true
  /** Skip the press unless the dialog is open or shut, or unless the button exists. */
  only?: 'open' | 'shut' | 'there'
}

const open: Move = { name: /^(Connect wallet|Connecting…|Account 0x|Restoring 0x)/, only: 'shut' }
const close: Move = { name: 'Close', inDialog: true, only: 'open' }
const list: Move = {
  name: /^(All wallets|Change wallet|Choose another wallet)$/,
  inDialog: true,
  only: 'there',
}

/** Button presses for each action of the user. */
export const moves = {
  /** Through the list of wallets, whatever the dialog shows. */
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
