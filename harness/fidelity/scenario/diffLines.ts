import { diffArrays } from 'diff'

/** Returns the lines that only one transcript has: `- ` of the real wallet, `+ ` of the persona. */
export function diffLines(real: readonly string[], ours: readonly string[]): string[] {
  return diffArrays([...real], [...ours]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+ ${line}`) : removed ? value.map((line) => `- ${line}`) : [],
  )
}
