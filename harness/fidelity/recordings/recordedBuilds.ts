import type { PersonaName } from '../../src/personas/index.ts'

/** A build of a real wallet that has recordings in the repository, and the persona that it is compared with. */
export type RecordedBuild = { wallet: string; version: string; persona: PersonaName }

/** All builds with recordings. Of the builds of a wallet, the newest is the first. */
export const recordedBuilds: readonly RecordedBuild[] = [
  { wallet: 'metamask', version: '13.36.0', persona: 'metamask' },
  { wallet: 'metamask', version: '13.13.1', persona: 'metamask@13.13' },
  { wallet: 'rabby', version: '0.93.34', persona: 'rabby' },
  { wallet: 'rainbow', version: '1.6.9', persona: 'rainbow' },
]

/**
 * Returns the newest recorded build that is not newer than a version of a wallet, else the oldest one.
 *
 * @throws {Error} if no build of the wallet was recorded
 */
export function recordedBuildFor(wallet: string, version: string): RecordedBuild {
  const newestFirst = recordedBuilds.filter((one) => one.wallet === wallet)
  const found =
    newestFirst.find((one) => one.version.localeCompare(version, 'en', { numeric: true }) <= 0) ??
    newestFirst.at(-1)
  if (found) return found
  throw new Error(`There are no recordings of "${wallet}".`)
}
