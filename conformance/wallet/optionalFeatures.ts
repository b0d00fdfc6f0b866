import { walletChecks } from './checks/index.ts'

/** Features that a wallet may declare to lack. The suite then skips the checks of the feature. */
export const optionalFeatures: ReadonlySet<string> = new Set(
  [...walletChecks.values()].flatMap(({ feature }) => feature ?? []),
)

/** Features that may depend on a service of the wallet's maker. */
export const servedFeatures: ReadonlySet<string> = new Set([
  ...optionalFeatures,
  ...[...walletChecks.values()].flatMap(({ service }) => service ?? []),
])
