/** Replaces WalletConnect's own dialog, which is loaded only with `showQrModal`. */
export function createAppKit(): never {
  throw new Error('The app shows the code in a dialog of its own; showQrModal has to be off.')
}
