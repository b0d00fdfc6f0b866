import * as fc from 'fast-check'

/** Number of malformed messages, and the first failure with its shortest case. `path` repeats that case. */
export type ManyResult = {
  given: number
  failure?: { fault: string; path: string; example: string }
}

/**
 * Runs random cases until a number of malformed messages is reached or a case has a fault. Then shortens the faulty
 * case.
 *
 * @param play runs a case and returns its number of malformed messages and its faults
 */
export const checkMany = async <Case>(
  { messages, seed, path, signal }: checkMany.Options,
  cases: fc.Arbitrary<Case>,
  play: (one: Case) => Promise<{ given: number; faults: readonly string[] }>,
): Promise<ManyResult> => {
  let given = 0
  let failed = false
  const property = fc.asyncProperty(cases, async (one) => {
    // After a failure, fast-check runs shorter cases. Run these always, and do not count them.
    if (!failed && (given >= messages || signal.aborted)) return
    const played = await play(one)
    if (!failed) given += played.given
    if (played.faults.length === 0) return
    failed = true
    throw new Error(played.faults.join('; '))
  })
  // `messages` runs suffice, because each case has at least one malformed message.
  const found = await fc.check(property, {
    seed,
    numRuns: path === undefined ? messages : 1,
    ...(path !== undefined && { path }),
  })
  if (!found.failed) return { given }
  return {
    given,
    failure: {
      fault: found.errorInstance instanceof Error ? found.errorInstance.message : 'unknown',
      path: found.counterexamplePath ?? '',
      example: fc.stringify(found.counterexample?.[0]),
    },
  }
}

export declare namespace checkMany {
  type Options = {
    messages: number
    seed: number
    /** Repeats only the failed case with this fast-check path. */
    path?: string | undefined
    signal: AbortSignal
  }
}
