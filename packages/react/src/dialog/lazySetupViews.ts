import { lazyPart } from '../lazy/lazyPart.tsx'

/** Views for wallets that are not in the page: install guides and QR codes. */
export const WalletSetup = lazyPart(() => import('../setup/WalletSetup.tsx'))

export const WalletHelp = lazyPart(() => import('../setup/WalletHelp.tsx'))
