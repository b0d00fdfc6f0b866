import type { Wallet } from './Wallet.ts'

/**
 * Wallets to add to the default ones by name: `wallets: [...defaultWallets, okx]`. The icons are not the logos of the
 * brands. A comment beside a value names its source: RainbowKit (wallet folders of May 2026), WalletConnect's explorer
 * (the listing in thirdweb 5.121.6), wagmi (its `injected` connector 3.6.5), or the wallet's own documentation and
 * code.
 */

/**
 * OKX Wallet: extension and app.
 *
 * @see https://web3.okx.com/build/docs/waas/app-universal-link for `links.browser`
 * @example okx.rdns[0] // 'com.okex.wallet'
 */
export const okx = {
  id: 'okx',
  name: 'OKX Wallet',
  icon: {
    colour: '#1f1f1f',
    path: 'M6 6h4v4H6ZM14 6h4v4h-4ZM10 10h4v4h-4ZM6 14h4v4H6ZM14 14h4v4h-4Z',
  },
  rdns: ['com.okex.wallet'], // RainbowKit, explorer
  namespaces: ['okxwallet'], // RainbowKit
  flags: ['isOkxWallet', 'isOKExWallet'], // wagmi
  links: {
    native: 'okxwallet://main/', // explorer
    browser: 'okx://wallet/dapp/url?dappUrl={url}', // OKX's documentation
  },
  stores: {
    chrome: 'mcohilncbfahbmgdjkbpemcciiolgcge', // RainbowKit, explorer
    edge: 'pbpjkcldjiffchgbbndmhojiacbgflha', // RainbowKit
    firefox: 'okexwallet', // RainbowKit
    ios: 'id6743309484', // explorer
    android: 'com.okx.wallet', // explorer
    site: 'https://www.okx.com/download', // explorer
  },
} as const satisfies Wallet

/**
 * Coinbase Wallet: extension, and the own browser of the app, which is now called Base. The app does not pair by
 * WalletConnect. For its QR code and its passkey window, add wagmi's connector instead, with `createConnectorWallets`.
 *
 * @see https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration for `links.browser`
 * @example coinbase.rdns[0] // 'com.coinbase.wallet'
 */
export const coinbase = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  icon: { colour: '#0052ff', path: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 10h4v4h-4Z' },
  rdns: ['com.coinbase.wallet'], // RainbowKit, explorer, wagmi's connector
  namespaces: ['coinbaseWalletExtension'], // wagmi
  flags: ['isCoinbaseWallet'], // wagmi
  links: { browser: 'https://go.cb-w.com/dapp?cb_url={url}' }, // Coinbase's documentation
  stores: {
    chrome: 'hnfanknocfeofbddgcijnmhnfnkdnaad', // RainbowKit, explorer
    ios: 'id1278383455', // RainbowKit, explorer
    android: 'org.toshi', // RainbowKit, explorer
    site: 'https://coinbase.com/wallet/downloads', // RainbowKit
  },
} as const satisfies Wallet

/**
 * Trust Wallet: extension and app.
 *
 * @see https://developer.trustwallet.com/developer for `links.universal` and `links.browser`
 * @example trust.rdns[0] // 'com.trustwallet.app'
 */
export const trust = {
  id: 'trust',
  name: 'Trust Wallet',
  icon: { colour: '#0500ff', path: 'M12 5l6 2c0 6-1 9-6 12-5-3-6-6-6-12l6-2Z' },
  rdns: ['com.trustwallet.app'], // RainbowKit, explorer
  namespaces: ['trustwallet'], // web3-onboard's module for Trust Wallet
  flags: ['isTrust', 'isTrustWallet'], // RainbowKit, wagmi, Trust Wallet's documentation
  links: {
    universal: 'https://link.trustwallet.com/', // explorer, Trust Wallet's documentation
    native: 'trust://', // RainbowKit, explorer
    browser: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}', // Trust Wallet's documentation
  },
  stores: {
    chrome: 'egjidjbpglichdcondbcbdnbeeppgdph', // RainbowKit, explorer
    ios: 'id1288339409', // RainbowKit, explorer
    android: 'com.wallet.crypto.trustapp', // RainbowKit, explorer
    site: 'https://trustwallet.com/download', // RainbowKit
  },
} as const satisfies Wallet

/**
 * Phantom: extension, and the app's own browser. The app does not pair by WalletConnect.
 *
 * @see https://docs.phantom.com/ethereum-monad-testnet-base-and-polygon/detecting-the-provider
 * @see https://docs.phantom.com/phantom-deeplinks/other-methods/browse for `links.browser`
 * @example phantom.rdns[0] // 'app.phantom'
 */
export const phantom = {
  id: 'phantom',
  name: 'Phantom',
  icon: {
    colour: '#7a6ad8',
    path: 'M6 18c0-8 1-12 6-12s6 4 6 12l-3-2-3 2-3-2-3 2ZM10 11v1M14 11v1',
  },
  rdns: ['app.phantom'], // RainbowKit, explorer
  namespaces: ['phantom.ethereum'], // Phantom's documentation, RainbowKit, wagmi
  flags: ['isPhantom'], // Phantom's documentation, wagmi
  links: { browser: 'https://phantom.app/ul/browse/{url}?ref={url}' }, // Phantom's documentation
  stores: {
    chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa', // RainbowKit, explorer
    firefox: 'phantom-app', // RainbowKit, explorer
    ios: 'id1598432977', // RainbowKit, explorer
    android: 'app.phantom', // RainbowKit, explorer
    site: 'https://phantom.com/', // Phantom's documentation
  },
} as const satisfies Wallet

/**
 * Ledger: Ledger's app on a phone or a desktop, by WalletConnect only. A page does not find a Ledger device without the
 * app, so the row needs the option `walletConnect` of `createConnection`.
 *
 * @example ledger.links.native // 'ledgerlive://'
 */
export const ledger = {
  id: 'ledger',
  name: 'Ledger',
  icon: { colour: '#1c1c1c', path: 'M6 10V6h4M14 6h4v4M18 14v4h-4M10 18H6v-4M11 10v4h3' },
  links: { native: 'ledgerlive://' }, // RainbowKit, explorer
  stores: {
    ios: 'id1361671700', // RainbowKit, explorer
    android: 'com.ledger.live', // RainbowKit, explorer
    site: 'https://www.ledger.com/ledger-wallet', // explorer
  },
} as const satisfies Wallet

/**
 * Safe: a smart account whose owners confirm in Safe's own page or app, by WalletConnect only. The link opens Safe's
 * page with the request to pair. On a desktop the user copies the code to that page. Inside of Safe's page, as a Safe
 * App, the dapp needs wagmi's connector `safe` instead, with `createConnectorWallets`.
 *
 * @example safe.links.universal // 'https://app.safe.global/'
 */
export const safe = {
  id: 'safe',
  name: 'Safe',
  icon: { colour: '#0a7d45', path: 'M6 6h12v12H6ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM15 12h3' },
  // Safe's code: apps/web/src/pages/wc.tsx of safe-wallet-monorepo. Without `native`, the link works without the app too.
  links: { universal: 'https://app.safe.global/' },
  stores: {
    ios: 'id6748754793', // explorer
    android: 'global.safe.mobileapp', // explorer
    site: 'https://safe.global/', // explorer
  },
} as const satisfies Wallet

/**
 * Zerion: extension and app.
 *
 * @example zerion.rdns[0] // 'io.zerion.wallet'
 */
export const zerion = {
  id: 'zerion',
  name: 'Zerion',
  icon: { colour: '#2461ed', path: 'M6 7h12l-4 5-8-5ZM18 17H6l4-5 8 5Z' },
  rdns: ['io.zerion.wallet'], // RainbowKit, explorer
  namespaces: ['zerionWallet'], // RainbowKit
  flags: ['isZerion'], // RainbowKit, wagmi
  links: { native: 'zerion://' }, // RainbowKit, explorer
  stores: {
    chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl', // RainbowKit, explorer, the README of Zerion's extension
    ios: 'id1456732565', // RainbowKit, explorer
    android: 'io.zerion.android', // RainbowKit, explorer
    site: 'https://zerion.io/', // explorer
  },
} as const satisfies Wallet

/**
 * Brave Wallet: part of the Brave browser. It is no extension and has no store.
 *
 * @example brave.rdns[0] // 'com.brave.wallet'
 */
export const brave = {
  id: 'brave',
  name: 'Brave Wallet',
  icon: { colour: '#d9400f', path: 'M8 5h8l2 4-2 7-4 3-4-3-2-7 2-4ZM9 10l3 4 3-4' },
  rdns: ['com.brave.wallet'], // RainbowKit, explorer
  flags: ['isBraveWallet'], // RainbowKit, wagmi
  stores: { site: 'https://brave.com/wallet/' }, // explorer
} as const satisfies Wallet
