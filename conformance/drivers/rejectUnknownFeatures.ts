import { UsageError } from '../core/UsageError.ts'

/** Throws a UsageError if a name is no feature: it would have no effect, and may be a typo. */
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
