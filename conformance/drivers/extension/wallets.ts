import type { ExtensionWallet } from './ExtensionWallet.ts'

/**
 * Wallets with a driver of the suite, by the name of the driver: `--driver metamask`,
 * `--wallet metamask-extension`. Each is imported only when it is selected.
 */
export const extensionWallets: Readonly<Record<string, () => Promise<ExtensionWallet>>> = {
  metamask: async () => (await import('./metamask/index.ts')).metamask,
  rabby: async () => (await import('./rabby/index.ts')).rabby,
  rainbow: async () => (await import('./rainbow/index.ts')).rainbow,
}

/** Names of the wallets for `app --wallet`. */
export const appWalletNames: readonly string[] = Object.keys(extensionWallets).map(
  (name) => `${name}-extension`,
)

/** Returns the wallet that `app --wallet` names, or undefined if it names a persona. */
export const findAppWallet = (name = ''): (() => Promise<ExtensionWallet>) | undefined =>
  appWalletNames.includes(name) ? extensionWallets[name.replace(/-extension$/, '')] : undefined

/** Names of the drivers as an enumeration in a sentence. */
export const driverNames = Object.keys(extensionWallets).join(', ')
