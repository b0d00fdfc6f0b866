import { gone } from './messagePatterns.ts'
import { readErrorLayers } from './readErrorLayers.ts'

/** Returns whether an error says that the extension behind the provider is gone. */
export function isExtensionGone(error: unknown): boolean {
  return readErrorLayers(error).some((layer) => gone.some((pattern) => pattern.test(layer.text)))
}
