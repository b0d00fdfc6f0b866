import { walletChecks } from './index.ts'

/** What checks can be excused from: a wallet may declare to lack it. */
export const features: ReadonlySet<string> = new Set(
  [...walletChecks.values()].flatMap(({ feature }) => feature ?? []),
)
