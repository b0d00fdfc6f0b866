import { createViemSigner } from '../../createViemSigner.ts'

/**
 * Signer of the wallets in a page. Its code is a separate script, which the page loads on first use.
 */
export const signer = createViemSigner()
