import type { SoakGroup, GroupResult, SoakTools } from './soakGroup.ts'
import type { GroupName, SoakOptions } from './readOptions.ts'
import { UsageError } from '../core/UsageError.ts'

/** Runs the groups in order. Returns whether all finished without a failure. */
export const runGroups = async (
  options: SoakOptions,
  groups: Record<GroupName, SoakGroup>,
  tools: SoakTools,
): Promise<boolean> => {
  const { signal, report } = tools
  let passed = 0
  let failed = 0
  for (const name of options.groups) {
    if (signal.aborted) break
    if (options.replay === undefined) report(`${name} begins`)
    const { figure, failures } = await outcomeOf(groups[name], options, tools)
    report(`${name.padEnd(12)}${figure}, seed ${options.seed}${signal.aborted ? ' (stopped)' : ''}`)
    for (const failure of failures) report(`  ${failure}`)
    if (failures.length > 0) failed += 1
    else if (!signal.aborted) passed += 1
  }
  const stopped = options.groups.length - passed - failed
  const tail = stopped > 0 ? `, ${stopped} stopped` : ''
  report(`soak: ${passed} passed, ${failed} failed${tail}`)
  return failed === 0 && stopped === 0
}

/** Converts an error into a failure, so that the other groups still run. Rethrows a UsageError. */
const outcomeOf = async (
  group: SoakGroup,
  options: SoakOptions,
  tools: SoakTools,
): Promise<GroupResult> => {
  try {
    return await group(options, tools)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const [line] = String(error instanceof Error ? error.message : error).split('\n')
    return { figure: 'broke off', failures: [line ?? ''] }
  }
}
