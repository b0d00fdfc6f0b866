import type { Check } from '../../core/defineCheck.ts'
import * as checksInOrder from './checksInOrder.ts'

/** Every check of a provider, by id, in the order of the catalogue. A namespace sorts its exports by name. */
export const walletChecks: ReadonlyMap<string, Check> = new Map(
  Object.values(checksInOrder).map((check) => [check.id, check]),
)
