import { createViemSigner } from '../../createViemSigner.ts'

/** A separate script, loaded at the first signature. */
export const signer = createViemSigner()
