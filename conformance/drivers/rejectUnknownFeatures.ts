import { UsageError } from '../core/UsageError.ts'

/**
 * Rejects the name of a feature that is not in `features`. Such a name would have no effect, and may be a typo.
 *
 * @throws UsageError if there is one.
 */
export function rejectUnknownFeatures(
  module: 'provider' | 'driver',
  part: 'lacks' | 'missingServices',
  names: readonly string[],
  features: ReadonlySet<string>,
): void {
  const unknown = names.find((name) => !features.has(name))
  if (unknown === undefined) return
  const declaration = part === 'lacks' ? 'declares to lack' : 'names under "missingServices"'
  throw new UsageError(
    `The ${module} module ${declaration} "${unknown}", which is no feature. Known: ${[...features].join(', ')}.`,
  )
}
