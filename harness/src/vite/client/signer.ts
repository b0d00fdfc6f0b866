import { createViemSigner } from '../../ports/viemSigner.ts'

/** A script of its own, fetched at the first signature. */
export const signer = createViemSigner()
