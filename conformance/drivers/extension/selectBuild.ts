import type { BuildOptions } from './findBuild.ts'
import { UsageError } from '../../core/UsageError.ts'

/**
 * Rejects `--metamask` beside another wallet.
 *
 * @param wallet name of the wallet's driver.
 * @throws UsageError if the option names a build of MetaMask, and the wallet is another one.
 */
export function rejectOtherBuild(wallet: string, { metamask }: { metamask?: string }): void {
  if (wallet !== 'metamask' && metamask !== undefined)
    throw new UsageError(
      `--metamask names a build of MetaMask, not of ${wallet}: name its folder with --extension.`,
    )
}

/**
 * Returns which build of MetaMask the options select.
 *
 * @throws UsageError if the options name two builds, or an empty folder.
 */
export function selectBuild(options: {
  extension?: string | true
  metamask?: string
}): BuildOptions {
  const { extension, metamask } = options
  if (extension === '') throw new UsageError('--extension needs the folder of an unpacked build.')
  if (typeof extension === 'string' && metamask !== undefined)
    throw new UsageError('--extension and --metamask both name a build: leave one of them out.')
  return {
    ...(typeof extension === 'string' && { extension }),
    ...(metamask !== undefined && { version: metamask }),
  }
}
