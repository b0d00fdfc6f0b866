import type { Mark, Wallet } from './Wallet.ts'

/**
 * The catalogue: eight wallets, in the order of the dialog. A comment beside a value names its source: RainbowKit
 * 2.2.11's wallet folders, WalletConnect's explorer listing, the wallet's own code, or other public repositories.
 *
 * @example wallets.map(({ id }) => id)[0] // 'rabby'
 */
export const wallets = [
  {
    id: 'rabby',
    name: 'Rabby',
    ...createIcon('#7084ff', 'M6 15c0-4 3-6 7-6s5 3 5 6H6Zm3-6V5m4 4V6'),
    rdns: ['io.rabby'], // Rabby's code: @rabby-wallet/page-provider 0.4.11
    namespaces: ['rabby'], // Rabby's code
    // Rabby deletes `isRabby` in its "MetaMask mode" and keeps `_isRabby` (announceMetamaskMode in Rabby's code)
    flags: ['isRabby', '_isRabby'],
    link: { native: 'rabby://' }, // public repositories
  },
  {
    id: 'gate',
    name: 'Gate',
    ...createIcon('#2354e6', 'M16 8a6 6 0 1 0 2 5h-5'),
    rdns: ['io.gate.wallet'], // RainbowKit
    namespaces: ['gatewallet'], // RainbowKit
    flags: ['isGateWallet'], // public repositories
    link: { native: 'gtweb3wallet://' }, // RainbowKit, and the Android app's strings
  },
  {
    id: 'tokenpocket',
    name: 'TokenPocket',
    ...createIcon('#2980fe', 'M6 8h8M10 8v9M14 8a3 3 0 1 1 0 6'),
    rdns: ['pro.tokenpocket'], // WalletConnect's explorer
    namespaces: ['tokenpocket.ethereum'], // public repositories
    flags: ['isTokenPocket'], // RainbowKit
    link: { native: 'tpoutside://' }, // RainbowKit
  },
  {
    id: 'walletconnect',
    name: 'WalletConnect',
    ...createIcon('#3396ff', 'M6 10c4-4 8-4 12 0M5 13l4 3 3-3 3 3 4-3'),
    rdns: [],
    namespaces: [],
    flags: [],
  },
  {
    id: 'bitget',
    name: 'Bitget',
    ...createIcon('#00b8b2', 'M9 6l6 6-6 6M12 6l6 6M6 12l6 6'),
    rdns: ['com.bitget.web3'], // RainbowKit, WalletConnect's explorer
    namespaces: ['bitkeep.ethereum'], // RainbowKit
    flags: ['isBitKeep'], // RainbowKit
    link: { universal: 'https://bkcode.vip/', native: 'bitkeep://' }, // public repositories; RainbowKit
  },
  {
    id: 'metamask',
    name: 'MetaMask',
    ...createIcon('#e2761b', 'M5 6l5 4h4l5-4-2 9-3 3h-4l-3-3L5 6Z'),
    rdns: ['io.metamask', 'io.metamask.mobile'], // RainbowKit; wagmi's connector
    namespaces: [],
    // `isMetaMask` does not identify MetaMask: about 45 wallets set it. See discovery/isMetaMask.ts
    flags: [],
    link: { universal: 'https://metamask.app.link/', native: 'metamask://' }, // RainbowKit
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    ...createIcon('#174299', 'M6 18A12 12 0 0 1 18 6M6 13a7 7 0 0 1 7-7M11 18a7 7 0 0 1 7-7'),
    rdns: ['me.rainbow'], // Rainbow's code: extension 1.6.9
    namespaces: ['rainbow'], // Rainbow's code
    flags: ['isRainbow'], // Rainbow's code, which also sets `isMetaMask`
    link: { universal: 'https://rnbwapp.com/', native: 'rainbow://' }, // RainbowKit
  },
  {
    id: 'binance',
    name: 'Binance Wallet',
    ...createIcon('#c99400', 'M12 5l7 7-7 7-7-7 7-7Zm0 5l2 2-2 2-2-2 2-2Z'),
    rdns: ['com.binance.wallet', 'com.binance.w3w'], // RainbowKit, WalletConnect's explorer; public repositories
    namespaces: ['binancew3w.ethereum'], // Binance's developer documentation
    flags: ['isBinance'], // RainbowKit
    link: { native: 'bnc://app.binance.com/cedefi/' }, // RainbowKit
  },
] as const satisfies readonly Wallet[]

/**
 * Returns an icon as data (`mark`) and as an SVG data URI (`icon`). A list of wallets renders the data as an inline
 * `<svg>`: the browser treats each SVG image as a separate document, and eight of these dominate the paint time of the
 * list.
 */
function createIcon(colour: string, path: string): { mark: Mark; icon: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return { mark: { colour, path }, icon: 'data:image/svg+xml,' + encodeURIComponent(svg) }
}
