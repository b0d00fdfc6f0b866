import { gone } from './messagePatterns.ts'
import { readErrorLayers } from './readErrorLayers.ts'

/** Returns whether the extension behind the provider is gone, so that no request gets an answer. */
export function isExtensionGone(error: unknown): boolean {
  return readErrorLayers(error).some((layer) => gone.some((pattern) => pattern.test(layer.text)))
}
