import type { ExtensionWallet } from './ExtensionWallet.ts'

/**
 * Functions that import a wallet, by the name of its driver: `--driver metamask`, `--wallet metamask-extension`.
 */
export const extensionWallets: Readonly<Record<string, () => Promise<ExtensionWallet>>> = {
  metamask: async () => (await import('./metamask/index.ts')).metamask,
  rabby: async () => (await import('./rabby/index.ts')).rabby,
  rainbow: async () => (await import('./rainbow/index.ts')).rainbow,
}

/** Names of the real wallets for `app --wallet`, which accepts personas too. */
export const realWalletNames: readonly string[] = Object.keys(extensionWallets).map(
  (name) => `${name}-extension`,
)

/** Returns the function that imports the real wallet with this name. Undefined for a persona. */
export const findRealWallet = (name = ''): (() => Promise<ExtensionWallet>) | undefined =>
  realWalletNames.includes(name) ? extensionWallets[name.replace(/-extension$/, '')] : undefined

/** Names of the drivers, for messages. */
export const driverNames = Object.keys(extensionWallets).join(', ')
