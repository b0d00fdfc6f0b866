import type { PairingScript } from './PairingScript.ts'

declare global {
  /** State of the gallery that its replaced modules read. */
  var touchstoneGallery:
    | {
        projectId: string
        pairing?: PairingScript
        /** Rejects if the state loses this path. */
        lost(path: string): Promise<never> | undefined
      }
    | undefined
}
