import type { Wallet } from './Wallet.ts'

/**
 * The default of the option `wallets`: eight wallets, in the order of the dialog. Their store data is in
 * `defaultStores`, which loads later. The icons are drawings of this project and not the logos of the brands. A
 * comment beside a value names its source: RainbowKit 2.2.11's wallet folders, WalletConnect's explorer listing, the
 * wallet's own code or documentation, or other public repositories.
 *
 * @example defaultWallets.map(({ id }) => id)[0] // 'rabby'
 */
export const defaultWallets = [
  {
    id: 'rabby',
    name: 'Rabby',
    icon: { colour: '#7084ff', path: 'M6 15c0-4 3-6 7-6s5 3 5 6H6Zm3-6V5m4 4V6' },
    rdns: ['io.rabby'], // Rabby's code: @rabby-wallet/page-provider 0.4.11
    namespaces: ['rabby'], // Rabby's code
    // Rabby deletes `isRabby` in its "MetaMask mode" and keeps `_isRabby` (announceMetamaskMode in Rabby's code)
    flags: ['isRabby', '_isRabby'],
    links: { native: 'rabby://' }, // public repositories
  },
  {
    id: 'gate',
    name: 'Gate',
    icon: { colour: '#2354e6', path: 'M16 8a6 6 0 1 0 2 5h-5' },
    rdns: ['io.gate.wallet'], // RainbowKit
    namespaces: ['gatewallet'], // RainbowKit
    flags: ['isGateWallet'], // public repositories
    links: { native: 'gtweb3wallet://' }, // RainbowKit, and the Android app's strings
  },
  {
    id: 'tokenpocket',
    name: 'TokenPocket',
    icon: { colour: '#2980fe', path: 'M6 8h8M10 8v9M14 8a3 3 0 1 1 0 6' },
    rdns: ['pro.tokenpocket'], // WalletConnect's explorer
    namespaces: ['tokenpocket.ethereum'], // public repositories
    flags: ['isTokenPocket'], // RainbowKit
    links: { native: 'tpoutside://' }, // RainbowKit
  },
  {
    id: 'walletconnect',
    name: 'WalletConnect',
    icon: { colour: '#3396ff', path: 'M6 10c4-4 8-4 12 0M5 13l4 3 3-3 3 3 4-3' },
    walletConnect: true,
  },
  {
    id: 'bitget',
    name: 'Bitget',
    icon: { colour: '#00b8b2', path: 'M9 6l6 6-6 6M12 6l6 6M6 12l6 6' },
    rdns: ['com.bitget.web3'], // RainbowKit, WalletConnect's explorer
    namespaces: ['bitkeep.ethereum'], // RainbowKit
    flags: ['isBitKeep'], // RainbowKit
    links: { universal: 'https://bkcode.vip/', native: 'bitkeep://' }, // public repositories; RainbowKit
  },
  {
    id: 'metamask',
    name: 'MetaMask',
    icon: { colour: '#e2761b', path: 'M5 6l5 4h4l5-4-2 9-3 3h-4l-3-3L5 6Z' },
    rdns: ['io.metamask', 'io.metamask.mobile'], // RainbowKit; wagmi's connector
    // `isMetaMask` does not identify MetaMask: about 45 wallets set it. See discovery/isMetaMask.ts
    links: { universal: 'https://metamask.app.link/', native: 'metamask://' }, // RainbowKit
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    icon: {
      colour: '#174299',
      path: 'M6 18A12 12 0 0 1 18 6M6 13a7 7 0 0 1 7-7M11 18a7 7 0 0 1 7-7',
    },
    rdns: ['me.rainbow'], // Rainbow's code: extension 1.6.9
    namespaces: ['rainbow'], // Rainbow's code
    flags: ['isRainbow'], // Rainbow's code, which also sets `isMetaMask`
    links: { universal: 'https://rnbwapp.com/', native: 'rainbow://' }, // RainbowKit
  },
  {
    id: 'binance',
    name: 'Binance Wallet',
    icon: { colour: '#c99400', path: 'M12 5l7 7-7 7-7-7 7-7Zm0 5l2 2-2 2-2-2 2-2Z' },
    rdns: ['com.binance.wallet', 'com.binance.w3w'], // RainbowKit, WalletConnect's explorer; public repositories
    namespaces: ['binancew3w.ethereum'], // Binance's developer documentation
    flags: ['isBinance'], // RainbowKit
    links: { native: 'bnc://app.binance.com/cedefi/' }, // RainbowKit
  },
] as const satisfies readonly Wallet[]
