import { walletChecks } from './checks/index.ts'

/** Features that a wallet may declare to lack, which skips their checks. */
export const optionalFeatures: ReadonlySet<string> = new Set(
  [...walletChecks.values()].flatMap(({ feature }) => feature ?? []),
)
