import type { BuildOptions } from '../drivers/extension/build.ts'
import { UsageError } from '../engine/UsageError.ts'

/**
 * What a command line says about the build of MetaMask.
 *
 * @throws UsageError when it names two.
 */
export function buildOptions(options: {
  extension?: string | true
  metamask?: string
}): BuildOptions {
  const { extension, metamask } = options
  if (typeof extension === 'string' && metamask !== undefined)
    throw new UsageError('--extension and --metamask both name a build: leave one of them out.')
  return {
    ...(typeof extension === 'string' && { extension }),
    ...(metamask !== undefined && { version: metamask }),
  }
}
