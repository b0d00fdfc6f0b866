import { rmSync } from 'node:fs'
import { jsonText } from '../reports/json.ts'
import { journalFile } from './resultsJournal.ts'
import { readJournal } from './readJournal.ts'
import { writeAtomically } from './writeAtomically.ts'

/**
 * Writes the run that was interrupted to its JSON file, from its journal. Checks without a result are `harness-error`.
 * Synchronous, because it runs while the process exits. Does nothing if the run has no result yet.
 */
export function saveInterruptedRun(json: string): void {
  const journal = journalFile(json)
  const run = readJournal(journal)
  if (!run) return
  try {
    writeAtomically(json, jsonText(run))
    rmSync(journal)
    process.stderr.write(`\ntouchstone: interrupted. ${json} has the results so far.\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`\ntouchstone: interrupted. The results are in ${journal}: ${reason}\n`)
  }
}
