import { createPart } from '../part/createPart.tsx'

/** The ways to a wallet that is not in this page, and the codes: fetched on intent. */
export const Reach = createPart(() => import('../reach/Reach.tsx'))

export const WalletHelp = createPart(() => import('../reach/WalletHelp.tsx'))
