import * as fc from 'fast-check'

/** `path` repeats the shortened case of the first failure. */
export type RandomCasesResult = {
  given: number
  failure?: { fault: string; path: string; example: string }
}

/** Stops at a number of malformed messages, at an abort, or after the first faulty case, which it shortens. */
export const runRandomCases = async <Case>(
  { messages, seed, path, signal }: runRandomCases.Options,
  cases: fc.Arbitrary<Case>,
  play: (one: Case) => Promise<{ given: number; faults: readonly string[] }>,
): Promise<RandomCasesResult> => {
  let given = 0
  let failed = false
  let ended = false
  const property = fc.asyncProperty(cases, async (one) => {
    // fast-check has no way to end early but an error. The shorter cases that it then tries pass.
    if (ended) return
    // After a failure, fast-check runs shorter cases. Do not count them.
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
