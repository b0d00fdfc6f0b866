import { methods } from './methods/index.ts'
import type { Entry } from './types.ts'

/** Returns "Did you mean '…'? " if the method resembles a requested or a known one, else ''. */
export function suggestMethod(method: string, entries: readonly Entry[]): string {
  const requested = entries.flatMap((entry) => (entry.kind === 'call' ? [entry.method] : []))
  const known = [...requested, ...Object.keys(methods)]
  if (method === '*' || known.includes(method)) return ''
  const [closest] = known
    .map((name) => ({ name, edits: countEdits(method.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits)
  return closest ? `Did you mean '${closest.name}'? ` : ''
}

const maxEdits = 3

/** Counts the characters to insert, delete or replace to turn one text into the other (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= to.length; column += 1)
      next.push(
        Math.min(
          row[column]! + 1,
          next[column - 1]! + 1,
          row[column - 1]! + (letter === to[column - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1)!
}
