import type { BuildOptions } from './findBuild.ts'
import { UsageError } from '../../core/UsageError.ts'

/**
 * Converts the options `--extension` and `--metamask` to the build that they name.
 *
 * @param wallet name of the wallet's driver.
 * @throws UsageError if the options name two builds, no folder, or a build of MetaMask for another wallet.
 */
export function parseBuildOptions(
  wallet: string,
  { extension, metamask }: { extension?: string | true; metamask?: string },
): BuildOptions {
  if (extension === '') throw new UsageError('--extension needs the folder of an unpacked build.')
  if (wallet !== 'metamask' && metamask !== undefined)
    throw new UsageError(
      `--metamask names a build of MetaMask, not of ${wallet}: name its folder with --extension.`,
    )
  if (typeof extension === 'string' && metamask !== undefined)
    throw new UsageError('--extension and --metamask both name a build: leave one of them out.')
  return {
    ...(typeof extension === 'string' && { extension }),
    ...(metamask !== undefined && { version: metamask }),
  }
}
