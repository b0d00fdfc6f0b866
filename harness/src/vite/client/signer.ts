import { createViemSigner } from '../../createViemSigner.ts'

/** Signer of the wallets in a page, in a script that the page loads on first use. */
export const signer = createViemSigner()
