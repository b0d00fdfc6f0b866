import type { PairingScript } from './PairingScript.ts'

declare global {
  /** Settings of the shown state, for the code that the gallery's build puts into the app (`vite.config.ts`). */
  var touchstoneGallery:
    | {
        projectId: string
        pairing?: PairingScript
        /** Returns a rejected promise if the state's `missingChunk` is the end of this path, else undefined. */
        lost(path: string): Promise<never> | undefined
      }
    | undefined
}
