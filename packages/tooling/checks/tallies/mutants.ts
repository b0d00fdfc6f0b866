import { failure, nothing, type Tally } from '../tally.ts'

/**
 * Counts a run of `touchstone mutants` by its last line, `mutants: N/N caught`.
 *
 * @param exit the exit code: a run that caught all mutants and still exits with an error has failed
 */
export function mutantsTally(output: string, exit: number | null): Tally {
  const said = /^mutants: (\d+)\/(\d+) caught$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  if (!said) return failure('mutants: no closing line "mutants: N/N caught"')
  const [caught, all] = [Number(said[1]), Number(said[2])]
  if (all === 0) return failure('mutants: there were none')
  const escaped = Math.max(all - caught, exit === 0 ? 0 : 1)
  const failures = escaped ? [`mutants: ${all - caught} of ${all} escaped, exit code ${exit}`] : []
  return { ...nothing, passed: caught, failed: escaped, failures }
}
