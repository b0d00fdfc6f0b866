import { rmSync } from 'node:fs'
import { exitOnSignal } from '../drivers/page/exitOnSignal.ts'
import { jsonText } from '../reports/json.ts'
import { journalFile, type Journal } from './resultsJournal.ts'
import { readJournal } from './readJournal.ts'
import { writeAtomically } from './writeAtomically.ts'

/** Writes the results so far when the process exits. Returns a function that stops this. */
export function saveRunOnExit(json: string, { hasBegun }: Pick<Journal, 'hasBegun'>): () => void {
  exitOnSignal()
  const save = () => {
    if (hasBegun()) saveInterruptedRun(json)
  }
  process.once('exit', save)
  return () => void process.off('exit', save)
}

/** Writes an interrupted run to its JSON file, from its journal, if it has a result. Runs while the process exits. */
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
