import { closeSync, fstatSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'

/** First line of a journal. Each other line is a {@link JournalEntry}. */
export type JournalHead = {
  journal: 1
  /** The run without its results. */
  run: Run
  /**
   * The checks of the run, each without its outcome. `touchstone report` reports those without a result as
   * unfinished.
   */
  planned: Omit<Result, 'status'>[]
  expectations: Expectations
}

/** A line of a journal: a result, and the time in ms from the start of the run to this result. */
export type JournalEntry = { at: number; result: Result }

/** Journal of a run: a file with the results so far. */
export type Journal = {
  add(result: Result): void
  /** Deletes the journal. Call this function after the run itself is written. */
  remove(): void
}

/** Returns the file of the journal of a run that will be written to this file. */
export const journalFile = (json: string): string => `${json}.partial.jsonl`

/**
 * Opens a journal of a run, in a file beside the one that the run will be written to. If the process is killed, which a
 * provider module can do, the journal keeps the results so far. `add` creates the file at the first result.
 * `touchstone report` reads the file (readJournal.ts). If two runs use the same file at the same time, it is the
 * journal of the run whose first result came last.
 */
export function openJournal(json: string | undefined, head: Omit<JournalHead, 'journal'>): Journal {
  if (json === undefined || !isRegularFile(json))
    return { add: () => undefined, remove: () => undefined }
  const start = performance.now()
  const file = journalFile(json)
  let state: 'unopened' | 'closed' | { descriptor: number } = 'unopened'

  const append = (line: JournalEntry) => {
    if (typeof state === 'string') {
      // Replace the journal of another run instead of emptying it, because that run may still write to it.
      rmSync(file, { force: true })
      state = { descriptor: openSync(file, 'wx') }
      const first: JournalHead = { journal: 1, ...head }
      writeFileSync(state.descriptor, `${JSON.stringify(first)}\n`)
    }
    writeFileSync(state.descriptor, `${JSON.stringify(line)}\n`)
  }
  return {
    add(result) {
      if (state === 'closed') return
      try {
        append({ at: Math.round(performance.now() - start), result })
      } catch (error) {
        state = 'closed'
        const reason = error instanceof Error ? error.message : String(error)
        process.stderr.write(`touchstone: results are not kept in ${file}: ${reason}.\n`)
      }
    },
    remove() {
      if (typeof state === 'string') return
      const { ino } = fstatSync(state.descriptor)
      closeSync(state.descriptor)
      state = 'closed'
      // The file may be the journal of another run by now.
      if (statSync(file, { throwIfNoEntry: false })?.ino === ino) rmSync(file)
    },
  }
}

/**
 * Returns whether the run will be written to a regular file. A pipe or a device has no folder for a journal.
 */
const isRegularFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
