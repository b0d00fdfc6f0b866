import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/**
 * Acts while no other process does, as told by a file that all of them name.
 *
 * Node has no lock of its own on a file. SQLite's is the system's: it ends with the process that has it, however
 * that ends, so that no lock is ever old. Nothing is written to the file.
 */
export async function alone<T>(file: string, act: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    // The system tells nobody that a lock is free: it is asked for, and the process hears its orders meanwhile.
    while (!taken(lock)) await setTimeout(100)
    return await act()
  } finally {
    lock.close()
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const busy = 5
