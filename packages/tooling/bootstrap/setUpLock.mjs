import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { UserError } from './UserError.mjs'
import { isRunning, processIdentity } from './processIdentity.mjs'

/**
 * @typedef {object} Holder
 * @property {boolean} interrupted whether an earlier holder ended without finishing. Stays true for later holders until
 * one of them sets it to false
 * @property {(pid: number) => void} include adds a child process: the lock is held until it has ended too
 */

/**
 * Runs `act` while no other process holds the set-up lock of this checkout. Waits for the process that holds
 * the lock.
 *
 * The lock is a series of files `lock.1`, `lock.2`, … that name their holder. The file with the highest
 * number counts. Only one process can create a given number and no file is removed, so two processes that
 * both find a dead holder cannot both become the next one. Node 20 has neither flock nor SQLite, which would
 * be shorter.
 *
 * @template T
 * @param {string} folder folder of the lock files
 * @param {(holder: Holder) => Promise<T>} act
 * @param {{ limit?: number }} [options] `limit`: ms to wait for another process
 * @returns {Promise<T>}
 * @throws UserError if another process holds the lock for longer than `limit`, or the folder cannot be written
 */
export async function withSetUpLock(folder, act, { limit = 20 * 60_000 } = {}) {
  prepare(folder)
  const { file, interrupted } = await acquire(folder, limit)
  const holders = [processIdentity(process.pid)]
  const include = (/** @type {number} */ pid) => {
    holders.push(processIdentity(pid))
    write(file, holders)
  }
  const holder = { interrupted, include }
  try {
    return await act(holder)
  } finally {
    write(file, holder.interrupted ? [mark] : [])
  }
}

/** @param {string} folder */
function prepare(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, 'writable-')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`This checkout must be set up, and cannot be written: ${reason}.`)
  }
}

/** Holder of a lock file that keeps the mark of an interrupted set-up. No process has this identity. */
const mark = 'interrupted'

/** @param {string} folder @param {number} limit */
async function acquire(folder, limit) {
  const deadline = Date.now() + limit
  for (let waited = false; ; waited = true) {
    const newest = newestLock(folder)
    const holders = newest === 0 ? [] : readHolders(lockFile(folder, newest))
    const running = holders.find(isRunning)
    if (running === undefined) {
      const file = lockFile(folder, newest + 1)
      if (create(file)) return { file, interrupted: holders.length > 0 }
      continue
    }
    const [pid] = running.split(':')
    if (!waited) process.stderr.write(`Waiting for process ${pid}, which sets up this checkout …\n`)
    if (Date.now() > deadline)
      throw new UserError(
        `Process ${pid} has been setting up this checkout for too long: end it, and run the command again.`,
      )
    await setTimeout(100)
  }
}

/** @param {string} folder */
function newestLock(folder) {
  const numbers = fs.readdirSync(folder).map((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0))
  return Math.max(0, ...numbers)
}

/** @param {string} folder @param {number} number */
const lockFile = (folder, number) => path.join(folder, `lock.${number}`)

/** @param {string} file */
const readHolders = (file) =>
  // A folder with the name of a lock file has no holders.
  fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : []

/** @param {string} file @returns {boolean} false if another process created the file first */
function create(file) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${processIdentity(process.pid)}\n`)
  try {
    // A hard link appears together with its content, unlike a file that is created and then written.
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(draft)
  }
}

/** @param {string} file @param {string[]} holders */
function write(file, holders) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, holders.map((holder) => `${holder}\n`).join(''))
  fs.renameSync(draft, file)
}
