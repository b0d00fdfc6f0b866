import { lazyPart } from '../part/createPart.tsx'

/** Views for wallets outside the page: install guides and QR codes. Loaded on intent. */
export const WalletSetup = lazyPart(() => import('../reach/Reach.tsx'))

export const WalletHelp = lazyPart(() => import('../reach/WalletHelp.tsx'))
