import { UsageError } from '../engine/UsageError.ts'

/**
 * Refuses features that no check knows: a name that fits nothing would excuse nothing, and nobody would notice.
 *
 * @throws UsageError where there is one.
 */
export function refuseUnknown(
  module: 'provider' | 'driver',
  lacks: readonly string[],
  features: ReadonlySet<string>,
): void {
  const unknown = lacks.find((name) => !features.has(name))
  if (unknown === undefined) return
  throw new UsageError(
    `The ${module} module declares to lack "${unknown}", which is no feature. Known: ${[...features].join(', ')}.`,
  )
}
