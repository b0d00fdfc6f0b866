import { mulberry32 } from './mulberry32.ts'

/** Shuffles a list. The same seed gives the same order on every machine. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = mulberry32(seed)
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[result[i], result[j]] = [result[j]!, result[i]!]
  }
  return result
}
