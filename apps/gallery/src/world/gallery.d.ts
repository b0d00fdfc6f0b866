import type { PairingScript } from './PairingScript.ts'

declare global {
  /** What the world of a state says to the build of this room. */
  var touchstoneGallery:
    | {
        projectId: string
        pairing?: PairingScript
        /** Rejects where this is lost in the state. */
        lost(path: string): Promise<never> | undefined
      }
    | undefined
}
