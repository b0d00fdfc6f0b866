import type { Run } from '../../core/result.ts'
import { printRun } from '../printRun.ts'

/** Returns the text of `printRun` without its colors. Other escape sequences stay, so that a test can find them. */
export function printedReport(run: Run, limitation?: string): string {
  let text = ''
  printRun(run, { write: (part: string) => (text += part) }, limitation)
  return text.replaceAll(/\p{Cc}\[\d+m/gu, '')
}
