import type { Store } from './Wallet.ts'

type InstallSource = {
  stores: Readonly<Partial<Record<Store, string>>>
  /** `{url}` stands for the encoded URL of the page to open, `{page}` for the URL without its scheme. */
  browserLink?: string
}

/** Store ids and browser links of the default wallets. Separate, because only lazy views need them. */
export const storesAndBrowserLinks = {
  rabby: {
    stores: { chrome: 'acmacodkjbdgmoleebolmdjonilkdbch', site: 'https://rabby.io' },
    browserLink: 'https://go.rabby.io/mobile/?_cmd=open-dapp&dapp={url}', // two public repositories
  },
  gate: {
    stores: {
      chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
      ios: 'id1294998195',
      android: 'com.gateio.gateio',
      site: 'https://www.gate.io/web3',
    },
  },
  tokenpocket: {
    stores: {
      chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
      ios: 'id6444625622',
      android: 'vip.mytokenpocket',
      site: 'https://www.tokenpocket.pro',
    },
  },
  walletconnect: {
    stores: { site: 'https://walletconnect.network' },
  },
  bitget: {
    stores: {
      chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
      ios: 'id1395301115',
      site: 'https://web3.bitget.com/en/wallet-download',
    },
    browserLink: 'https://bkcode.vip?action=dapp&url={url}', // public repositories
  },
  metamask: {
    stores: {
      chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'ether-metamask',
      ios: 'id1438144202',
      android: 'io.metamask',
      site: 'https://metamask.io/download',
    },
    browserLink: 'https://metamask.app.link/dapp/{page}', // public repositories
  },
  rainbow: {
    stores: {
      // The ids of the extension are from WalletConnect's explorer (the listing in thirdweb 5.121.6).
      chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
      edge: 'cpojfbodiccabbabgimdeohkkpjfpbnf',
      firefox: 'rainbow-extension',
      ios: 'id1457119021',
      android: 'me.rainbow',
      site: 'https://rainbow.me/extension',
    },
    browserLink: 'https://rnbwapp.com/dapp?url={url}', // public repositories
  },
  // Binance has no `browserLink`: on 2026-10-30 it withdrew the link that opened a page in its browser.
  binance: {
    stores: {
      chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
      ios: 'id1436799971',
      android: 'com.binance.dev',
      site: 'https://www.binance.com/en/download',
    },
  },
} as const satisfies Record<string, InstallSource>

export const storesAndBrowserLinkOf = (wallet: string): InstallSource | undefined =>
  (storesAndBrowserLinks as Record<string, InstallSource>)[wallet]
