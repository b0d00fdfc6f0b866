import { rmSync, statSync, writeFileSync } from 'node:fs'
import type { Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'

/** First line of a journal. Each other line is a {@link JournalEntry}. */
export type JournalHead = {
  journal: 1
  /** The run, without its results. */
  run: Run
  /** The checks of the run, each without its outcome. */
  planned: Omit<Result, 'status'>[]
  expectations: Expectations
}

/** A result, and the time in ms since the run began. */
export type JournalEntry = { at: number; result: Result }

/** Results that are written to disk during a run. */
export type Journal = {
  add(result: Result): void
  /** Deletes the journal. Call it after the run itself is written. */
  remove(): void
}

/**
 * Opens a journal of a run beside the file that the run will be written to. The journal keeps the results if
 * the process is killed before the end, which a module can do. The file is created with the first result.
 * `touchstone report` reads it (readJournal.ts).
 */
export function openJournal(json: string | undefined, head: Omit<JournalHead, 'journal'>): Journal {
  if (json === undefined || !isRegularFile(json))
    return { add: () => undefined, remove: () => undefined }
  const start = performance.now()
  const file = `${json}.partial.jsonl`
  let state: 'unopened' | 'open' | 'failed' = 'unopened'

  const append = (line: JournalEntry) => {
    const first: JournalHead[] = state === 'unopened' ? [{ journal: 1, ...head }] : []
    const text = [...first, line].map((one) => `${JSON.stringify(one)}\n`).join('')
    // The first write replaces the journal of an earlier run.
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
const isRegularFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
