import { diffArrays } from 'diff'

/** Lines that only one transcript has: `- ` for the real wallet, `+ ` for the persona. */
export function differences(real: readonly string[], ours: readonly string[]): string[] {
  return diffArrays([...real], [...ours]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+ ${line}`) : removed ? value.map((line) => `- ${line}`) : [],
  )
}
