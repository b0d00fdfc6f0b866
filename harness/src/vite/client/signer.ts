import { createViemSigner } from '../../ports/viemSigner.ts'

/** A separate script, loaded at the first signature. */
export const signer = createViemSigner()
