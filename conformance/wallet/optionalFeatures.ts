import { walletChecks } from './checks/index.ts'

/** Features that a wallet may declare to lack. The suite then skips the checks of the feature. */
export const optionalFeatures: ReadonlySet<string> = new Set(
  [...walletChecks.values()].flatMap(({ feature }) => feature ?? []),
)

/** Keys that `missingServices` of a driver may have: the optional features, and the services that checks need. */
export const servedFeatures: ReadonlySet<string> = new Set([
  ...optionalFeatures,
  ...[...walletChecks.values()].flatMap(({ service }) => service ?? []),
])
