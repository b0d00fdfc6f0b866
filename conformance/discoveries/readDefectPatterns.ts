import { readFileSync } from 'node:fs'

/** Returns the first column of a wallet's table of defects: ids of checks, or patterns of such ids. */
export function readDefectPatterns(wallet: string): string[] {
  const text = readFileSync(new URL(`${wallet}/README.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, pattern]) => pattern!)
}
