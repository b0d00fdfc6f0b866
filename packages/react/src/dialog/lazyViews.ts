import { lazyPart } from '../lazy/lazyPart.tsx'

/**
 * Views for wallets outside the page: install guides and QR codes. Loaded when the user points at a row or focuses it.
 */
export const WalletSetup = lazyPart(() => import('../setup/WalletSetup.tsx'))

export const WalletHelp = lazyPart(() => import('../setup/WalletHelp.tsx'))
