import type { DatabaseSync } from 'node:sqlite'
import { waitUntil } from '../../core/waitUntil.ts'

/**
 * Runs a task while this process holds the lock of a file. Other processes wait for the lock.
 *
 * Node has no file locks, so this uses the lock of an SQLite database, which is a lock of the operating system.
 * The system releases the lock when the process ends, so no lock outlives its process. The file stays empty.
 *
 * @throws Error if another process holds the lock for 20 minutes.
 */
export async function withFileLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  // Import on demand, because Node 22 prints a warning that this module is experimental.
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file)
  try {
    await waitUntil(() => isTaken(lock), {
      timeoutMessage: `Another process held the lock ${file}`,
      timeout: 20 * 60_000,
      interval: 100,
    })
    return await task()
  } finally {
    lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}

/** Error code SQLITE_BUSY: another process holds the lock. https://www.sqlite.org/rescode.html#busy */
const busy = 5
