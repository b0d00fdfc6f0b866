import { mergeResults, type StepResult } from './stepResult.ts'

/** Calls `run` for each name, `atOnce` in parallel. A run of the suite mostly waits. */
export async function runForEachName(
  names: readonly string[],
  run: (name: string) => Promise<StepResult>,
  atOnce = 1,
): Promise<StepResult> {
  const queue = names.entries()
  const results: StepResult[] = []
  const work = async () => {
    for (const [index, name] of queue) results[index] = await run(name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return mergeResults(results)
}
