import type { PersonaName } from '../../src/personas/index.ts'

/** Versions of MetaMask whose recordings are in the repository, the newest first, and their personas. */
export const metamaskVersions = {
  '13.36.0': 'metamask',
  '13.13.1': 'metamask@13.13',
} as const satisfies Record<string, PersonaName>

export type MetamaskVersion = keyof typeof metamaskVersions

const newestFirst = Object.keys(metamaskVersions) as MetamaskVersion[]

/** Returns the recorded version that a build is compared with: the newest one that is not newer than the build. */
export const recordedVersionFor = (version: string): MetamaskVersion =>
  newestFirst.find((one) => one.localeCompare(version, 'en', { numeric: true }) <= 0) ?? '13.13.1'
