import type { BuildOptions } from './findBuild.ts'
import { UsageError } from '../../core/UsageError.ts'

/**
 * Returns which build of MetaMask the options select.
 *
 * @throws UsageError if the options name two builds.
 */
export function selectBuild(options: {
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
