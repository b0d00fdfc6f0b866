import type { Store } from './Wallet.ts'

/** Store ids of the default wallets. Apart from `defaultWallets`, because only lazy views need them. */
export const defaultStores: Readonly<Record<string, Readonly<Partial<Record<Store, string>>>>> = {
  rabby: { chrome: 'acmacodkjbdgmoleebolmdjonilkdbch', site: 'https://rabby.io' },
  gate: {
    chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
    ios: 'id1294998195',
    android: 'com.gateio.gateio',
    site: 'https://www.gate.io/web3',
  },
  tokenpocket: {
    chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
    ios: 'id6444625622',
    android: 'vip.mytokenpocket',
    site: 'https://www.tokenpocket.pro',
  },
  walletconnect: { site: 'https://walletconnect.network' },
  bitget: {
    chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
    ios: 'id1395301115',
    site: 'https://web3.bitget.com/en/wallet-download',
  },
  metamask: {
    chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'ether-metamask',
    ios: 'id1438144202',
    android: 'io.metamask',
    site: 'https://metamask.io/download',
  },
  rainbow: {
    // The ids of the extension are from WalletConnect's explorer (the listing in thirdweb 5.121.6).
    chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
    edge: 'cpojfbodiccabbabgimdeohkkpjfpbnf',
    firefox: 'rainbow-extension',
    ios: 'id1457119021',
    android: 'me.rainbow',
    site: 'https://rainbow.me/extension',
  },
  binance: {
    chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
    ios: 'id1436799971',
    android: 'com.binance.dev',
    site: 'https://www.binance.com/en/download',
  },
}
