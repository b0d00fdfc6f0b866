import { mark } from './mark.ts'
import type { Wallet } from './Wallet.ts'

/**
 * The eight wallets, in the order of the dialog. Sources: RK = RainbowKit 2.2.11's wallet folders;
 * EXP = WalletConnect's explorer listing; src = the wallet's own source; pub = other public repositories.
 */
export const wallets = [
  {
    id: 'rabby',
    name: 'Rabby',
    icon: mark('#7084ff', 'M6 15c0-4 3-6 7-6s5 3 5 6H6Zm3-6V5m4 4V6'),
    rdns: ['io.rabby'], // src: @rabby-wallet/page-provider 0.4.11
    namespaces: ['rabby'], // src
    // `isRabby` is deleted in "MetaMask mode", `_isRabby` stays (src: announceMetamaskMode)
    flags: ['isRabby', '_isRabby'],
    get: { chrome: 'acmacodkjbdgmoleebolmdjonilkdbch', site: 'https://rabby.io' },
    link: { native: 'rabby://' }, // pub
    browser: 'https://go.rabby.io/mobile/?_cmd=open-dapp&dapp=', // pub, two repositories
  },
  {
    id: 'gate',
    name: 'Gate',
    icon: mark('#2354e6', 'M16 8a6 6 0 1 0 2 5h-5'),
    rdns: ['io.gate.wallet'], // RK
    namespaces: ['gatewallet'], // RK
    flags: ['isGateWallet'], // pub
    get: {
      chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
      ios: 'id1294998195',
      android: 'com.gateio.gateio',
      site: 'https://www.gate.io/web3',
    },
    link: { native: 'gtweb3wallet://' }, // RK, and the Android app's strings
  },
  {
    id: 'tokenpocket',
    name: 'TokenPocket',
    icon: mark('#2980fe', 'M6 8h8M10 8v9M14 8a3 3 0 1 1 0 6'),
    rdns: ['pro.tokenpocket'], // EXP
    namespaces: ['tokenpocket.ethereum'], // pub
    flags: ['isTokenPocket'], // RK
    get: {
      chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
      ios: 'id6444625622',
      android: 'vip.mytokenpocket',
      site: 'https://www.tokenpocket.pro',
    },
    link: { native: 'tpoutside://' }, // RK
  },
  {
    id: 'walletconnect',
    name: 'WalletConnect',
    icon: mark('#3396ff', 'M6 10c4-4 8-4 12 0M5 13l4 3 3-3 3 3 4-3'),
    rdns: [],
    namespaces: [],
    flags: [],
    get: { site: 'https://walletconnect.network' },
  },
  {
    id: 'bitget',
    name: 'Bitget',
    icon: mark('#00b8b2', 'M9 6l6 6-6 6M12 6l6 6M6 12l6 6'),
    rdns: ['com.bitget.web3'], // RK, EXP
    namespaces: ['bitkeep.ethereum'], // RK
    flags: ['isBitKeep'], // RK
    get: {
      chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
      ios: 'id1395301115',
      site: 'https://web3.bitget.com/en/wallet-download',
    },
    link: { universal: 'https://bkcode.vip/', native: 'bitkeep://' }, // pub; RK
    browser: 'https://bkcode.vip?action=dapp&url=', // pub
  },
  {
    id: 'metamask',
    name: 'MetaMask',
    icon: mark('#e2761b', 'M5 6l5 4h4l5-4-2 9-3 3h-4l-3-3L5 6Z'),
    rdns: ['io.metamask', 'io.metamask.mobile'], // RK; wagmi's connector
    namespaces: [],
    // `isMetaMask` is no evidence: about 45 wallets set it. See discovery/isMetaMask.ts
    flags: [],
    get: {
      chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'ether-metamask',
      ios: 'id1438144202',
      android: 'io.metamask',
      site: 'https://metamask.io/download',
    },
    link: { universal: 'https://metamask.app.link/', native: 'metamask://' }, // RK
    browser: 'https://metamask.app.link/dapp/', // pub
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    icon: mark('#174299', 'M6 18A12 12 0 0 1 18 6M6 13a7 7 0 0 1 7-7M11 18a7 7 0 0 1 7-7'),
    rdns: ['me.rainbow'], // src: Rainbow extension 1.6.9
    namespaces: ['rainbow'], // src
    flags: ['isRainbow'], // src; `isMetaMask` is true too
    get: {
      ios: 'id1457119021',
      android: 'me.rainbow',
      site: 'https://rainbow.me/extension',
    },
    link: { universal: 'https://rnbwapp.com/', native: 'rainbow://' }, // RK
    browser: 'https://rnbwapp.com/dapp?url=', // pub
  },
  {
    id: 'binance',
    name: 'Binance Wallet',
    icon: mark('#c99400', 'M12 5l7 7-7 7-7-7 7-7Zm0 5l2 2-2 2-2-2 2-2Z'),
    rdns: ['com.binance.wallet', 'com.binance.w3w'], // RK, EXP; pub
    namespaces: ['binancew3w.ethereum'], // Binance's developer documentation
    flags: ['isBinance'], // RK
    get: {
      chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
      ios: 'id1436799971',
      android: 'com.binance.dev',
      site: 'https://www.binance.com/en/download',
    },
    // Opening a page in Binance's own browser was withdrawn on 2026-10-30.
    link: { native: 'bnc://app.binance.com/cedefi/' }, // RK
  },
] as const satisfies readonly Wallet[]
