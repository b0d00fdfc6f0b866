import { closeSync, fstatSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'

/** First line of a journal. Each other line is a {@link JournalEntry}. */
export type JournalHead = {
  journal: 1
  run: Run
  /** Results of all checks of the run, without their outcomes. */
  planned: Omit<Result, 'status'>[]
  expectations: Expectations
}

/** A result, and the time of the result in ms from the start of the run. */
export type JournalEntry = { at: number; result: Result }

export type Journal = {
  add(result: Result): void
  /** Returns whether the file has a result of this run. Before, it may be the journal of a run that was killed. */
  hasBegun(): boolean
  /** Deletes the journal, once the run itself is written. */
  remove(): void
}

export const journalFile = (json: string): string => `${json}.partial.jsonl`

/** Opens a journal, which keeps the results so far if the process is killed. `touchstone report` reads it. */
export function openJournal(json: string | undefined, head: Omit<JournalHead, 'journal'>): Journal {
  if (json === undefined || !isRegularFile(json))
    return { add: () => undefined, hasBegun: () => false, remove: () => undefined }
  const start = performance.now()
  const file = journalFile(json)
  let state: 'unopened' | 'closed' | { descriptor: number } = 'unopened'
  let hasBegun = false

  const append = (line: JournalEntry) => {
    if (typeof state === 'string') {
      // Replace the journal of another run instead of emptying it, because that run may still write to it.
      rmSync(file, { force: true })
      state = { descriptor: openSync(file, 'wx') }
      const first: JournalHead = { journal: 1, ...head }
      writeFileSync(state.descriptor, `${JSON.stringify(first)}\n`)
    }
    writeFileSync(state.descriptor, `${JSON.stringify(line)}\n`)
    hasBegun = true
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
    hasBegun: () => hasBegun,
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

/** Returns whether the run goes to a regular file. A pipe or a device has no folder for a journal. */
const isRegularFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
