import { diffArrays } from 'diff'

/**
 * Returns the lines that only one of the two transcripts has: with `- ` those of the real wallet, with `+ `
 * those of the persona.
 */
export function diffLines(real: readonly string[], ours: readonly string[]): string[] {
  return diffArrays([...real], [...ours]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+ ${line}`) : removed ? value.map((line) => `- ${line}`) : [],
  )
}
