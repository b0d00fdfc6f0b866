import * as fc from 'fast-check'

/** Number of malformed messages, and the first failure with a shortened case. `path` repeats that case. */
export type RandomCasesResult = {
  given: number
  failure?: { fault: string; path: string; example: string }
}

/**
 * Runs random cases until a number of malformed messages is reached, the signal aborts, or a case has a fault. Shortens
 * a faulty case.
 *
 * @param play runs a case and returns its number of malformed messages and its faults
 */
export const runRandomCases = async <Case>(
  { messages, seed, path, signal }: runRandomCases.Options,
  cases: fc.Arbitrary<Case>,
  play: (one: Case) => Promise<{ given: number; faults: readonly string[] }>,
): Promise<RandomCasesResult> => {
  let given = 0
  let failed = false
  let ended = false
  const property = fc.asyncProperty(cases, async (one) => {
    // fast-check has no way to end early. The error "enough" ends it. The shorter cases that
    // fast-check then tries pass, because `ended` is set.
    if (ended) return
    // After a failure, fast-check runs shorter cases too. Run these always, and do not count them.
    if (!failed && (given >= messages || signal.aborted)) {
      ended = true
      throw new Error('enough')
    }
    const played = await play(one)
    if (!failed) given += played.given
    if (played.faults.length === 0) return
    failed = true
    throw new Error(played.faults.join('; '))
  })
  const found = await fc.check(property, {
    seed,
    numRuns: path === undefined ? Number.MAX_SAFE_INTEGER : 1,
    ...(path !== undefined && { path }),
  })
  if (!found.failed || ended) return { given }
  return {
    given,
    failure: {
      fault: found.errorInstance instanceof Error ? found.errorInstance.message : 'unknown',
      path: found.counterexamplePath ?? '',
      example: fc.stringify(found.counterexample?.[0]),
    },
  }
}

export declare namespace runRandomCases {
  type Options = {
    messages: number
    seed: number
    /** Repeats only the failed case with this fast-check path. */
    path?: string | undefined
    signal: AbortSignal
  }
}
