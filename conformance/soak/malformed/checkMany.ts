import * as fc from 'fast-check'

/** So many messages, and the first fault, shrunk. */
export type ManyResult = {
  given: number
  failure?: { fault: string; path: string; example: string }
}

/**
 * Plays random cases until so many malformed messages were given, or one of them shows a fault.
 *
 * @param play plays one case: how many messages of it were malformed, and what was wrong.
 */
export const checkMany = async <Case>(
  { messages, seed, path, signal }: checkMany.Options,
  cases: fc.Arbitrary<Case>,
  play: (one: Case) => Promise<{ given: number; faults: readonly string[] }>,
): Promise<ManyResult> => {
  let given = 0
  let failed = false
  const property = fc.asyncProperty(cases, async (one) => {
    // Shrinking plays further cases, which count for nothing.
    if (!failed && (given >= messages || signal.aborted)) return
    const played = await play(one)
    if (!failed) given += played.given
    if (played.faults.length === 0) return
    failed = true
    throw new Error(played.faults.join('; '))
  })
  // Each case has at least one malformed message.
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
    /** Repeats the one case that a failure named. */
    path?: string | undefined
    signal: AbortSignal
  }
}
