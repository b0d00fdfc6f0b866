import type { PairingScript } from '../State.ts'

declare global {
  /** Settings of the shown state, for the code that `scriptedEnvironmentPlugin` puts into the app. */
  var touchstoneGallery:
    | {
        projectId: string
        pairing?: PairingScript
        /** Returns a rejected promise if the state's `missingChunk` is the end of this path, else undefined. */
        lost(path: string): Promise<never> | undefined
      }
    | undefined
}
