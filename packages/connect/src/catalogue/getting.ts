import type { Store } from './Wallet.ts'

type Getting = {
  /** Ids of the wallet in the stores, and the URL of its own page. */
  get: Readonly<Partial<Record<Store, string>>>
  /** Prefix of the link that opens a page in the wallet's browser: `<prefix><page URL>`. */
  browser?: string
}

/**
 * Store ids of the eight wallets, and the links that open a page in their browsers. The data is apart from the
 * catalogue because only install and phone screens need it. `pub` marks a source as `wallets` does.
 */
export const getting = {
  rabby: {
    get: { chrome: 'acmacodkjbdgmoleebolmdjonilkdbch', site: 'https://rabby.io' },
    browser: 'https://go.rabby.io/mobile/?_cmd=open-dapp&dapp=', // pub, two repositories
  },
  gate: {
    get: {
      chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
      ios: 'id1294998195',
      android: 'com.gateio.gateio',
      site: 'https://www.gate.io/web3',
    },
  },
  tokenpocket: {
    get: {
      chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
      ios: 'id6444625622',
      android: 'vip.mytokenpocket',
      site: 'https://www.tokenpocket.pro',
    },
  },
  walletconnect: {
    get: { site: 'https://walletconnect.network' },
  },
  bitget: {
    get: {
      chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
      ios: 'id1395301115',
      site: 'https://web3.bitget.com/en/wallet-download',
    },
    browser: 'https://bkcode.vip?action=dapp&url=', // pub
  },
  metamask: {
    get: {
      chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'ether-metamask',
      ios: 'id1438144202',
      android: 'io.metamask',
      site: 'https://metamask.io/download',
    },
    browser: 'https://metamask.app.link/dapp/', // pub
  },
  rainbow: {
    get: {
      ios: 'id1457119021',
      android: 'me.rainbow',
      site: 'https://rainbow.me/extension',
    },
    browser: 'https://rnbwapp.com/dapp?url=', // pub
  },
  // Without `browser`: Binance withdrew the link that opens a page on 2026-10-30.
  binance: {
    get: {
      chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
      ios: 'id1436799971',
      android: 'com.binance.dev',
      site: 'https://www.binance.com/en/download',
    },
  },
} as const satisfies Record<string, Getting>

export const gettingOf = (wallet: string): Getting | undefined =>
  (getting as Record<string, Getting>)[wallet]
