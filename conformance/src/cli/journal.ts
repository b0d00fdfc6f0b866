import { rmSync, statSync, writeFileSync } from 'node:fs'
import type { Expectations } from '../engine/expectations.ts'
import type { Result } from '../engine/result.ts'
import type { Run } from '../reports/run.ts'

/** First line of a journal; each other line is an {@link JournalEntry}. */
export type JournalHead = {
  journal: 1
  /** The run, without its results. */
  run: Run
  /** The checks that the run is about, each without its outcome. */
  planned: Omit<Result, 'status'>[]
  expectations: Expectations
}

/** A result, and the ms since the run began. */
export type JournalEntry = { at: number; result: Result }

/** Results on disk while a run goes on. */
export type Journal = {
  add(result: Result): void
  /** To be called when the run itself is written. */
  remove(): void
}

/**
 * Keeps a journal of a run beside the file that the run is to be written to, from the first result on: the process
 * may be killed before the end, and a module can do that. `touchstone report` reads it (readJournal.ts).
 */
export function openJournal(json: string | undefined, head: Omit<JournalHead, 'journal'>): Journal {
  if (json === undefined || !isPlain(json)) return { add: () => undefined, remove: () => undefined }
  const start = performance.now()
  const file = `${json}.partial.jsonl`
  let state: 'unopened' | 'open' | 'failed' = 'unopened'

  const append = (line: JournalEntry) => {
    const first: JournalHead[] = state === 'unopened' ? [{ journal: 1, ...head }] : []
    const text = [...first, line].map((one) => `${JSON.stringify(one)}\n`).join('')
    // One that an earlier run has left is written over.
    writeFileSync(file, text, { flag: state === 'unopened' ? 'w' : 'a' })
    state = 'open'
  }
  return {
    add(result) {
      if (state === 'failed') return
      try {
        append({ at: Math.round(performance.now() - start), result })
      } catch (error) {
        state = 'failed'
        const reason = error instanceof Error ? error.message : String(error)
        process.stderr.write(`touchstone: results are not kept in ${file}: ${reason}.\n`)
      }
    },
    remove() {
      if (state === 'open') rmSync(file, { force: true })
    },
  }
}

/** A pipe or a device has no folder for a journal. */
const isPlain = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
