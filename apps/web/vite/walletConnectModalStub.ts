/** Replaces WalletConnect's own dialog in the build. WalletConnect calls this function only if `showQrModal` is on. */
export function createAppKit(): never {
  throw new Error('The app shows the code in a dialog of its own; showQrModal has to be off.')
}
