import { createPart } from '../part/createPart.tsx'

/** Views for wallets outside the page: install guides and QR codes. Loaded on intent. */
export const Reach = createPart(() => import('../reach/Reach.tsx'))

export const WalletHelp = createPart(() => import('../reach/WalletHelp.tsx'))
