import { readErrorLayers } from './readErrorLayers.ts'

/** Returns the numeric code of the innermost layer that has one. */
export function readInnermostCode(error: unknown): number | undefined {
  return readErrorLayers(error)
    .map((layer) => layer.code)
    .findLast((code) => typeof code === 'number')
}
