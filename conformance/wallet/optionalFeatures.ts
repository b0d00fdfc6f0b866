import { walletChecks } from './checks/index.ts'

/** Features that a wallet may declare to lack. The suite then skips the checks of the feature. */
export const optionalFeatures: ReadonlySet<string> = new Set(
  [...walletChecks.values()].flatMap(({ feature }) => feature ?? []),
)

/** Names that the list `missingServices` of a driver may contain. */
export const servedFeatures: ReadonlySet<string> = new Set([
  ...optionalFeatures,
  ...[...walletChecks.values()].flatMap(({ service }) => service ?? []),
])
