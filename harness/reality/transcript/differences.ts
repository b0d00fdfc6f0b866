import { diffArrays } from 'diff'

/** What one transcript has and the other lacks: `- ` the real one's lines, `+ ` ours. */
export function differences(real: readonly string[], ours: readonly string[]): string[] {
  return diffArrays([...real], [...ours]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+ ${line}`) : removed ? value.map((line) => `- ${line}`) : [],
  )
}
