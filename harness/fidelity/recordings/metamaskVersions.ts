import type { PersonaName } from '../../src/personas/index.ts'

/**
 * Versions of MetaMask that have recordings in the repository, with the persona of each. The newest version is
 * the first.
 */
export const metamaskVersions = {
  '13.36.0': 'metamask',
  '13.13.1': 'metamask@13.13',
} as const satisfies Record<string, PersonaName>

/** Version of MetaMask that has recordings in the repository. */
export type MetamaskVersion = keyof typeof metamaskVersions

const newestFirst = Object.keys(metamaskVersions) as MetamaskVersion[]

/**
 * Returns the recorded version with which a build of MetaMask is compared: the newest one that is not newer
 * than the build.
 */
export const recordedVersionFor = (version: string): MetamaskVersion =>
  newestFirst.find((one) => one.localeCompare(version, 'en', { numeric: true }) <= 0) ?? '13.13.1'
