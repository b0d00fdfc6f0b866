import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { withSetUpLock } from './setUpLock.mjs'

const program = fileURLToPath(new URL('fixtures/lock.mjs', import.meta.url))
const forever = '1000000'

let folder = ''
let log = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'set-up-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  log = path.join(folder, 'log')
  writeFileSync(log, '')
})

test('admits one process at a time', async () => {
  const runs = Array.from({ length: 12 }, () => take('5'))

  await Promise.all(runs.map((run) => once(run, 'exit')))

  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const pairs = Array.from({ length: 12 }, (_, at) => lines.slice(at * 2, at * 2 + 2))
  expect(pairs.every(([taken, given]) => pid(taken) === pid(given))).toBe(true)
  expect(new Set(lines.map(pid)).size).toBe(12)
})

test('reports an interrupted set-up to the next process', async () => {
  await kill(await holding(take(forever)))

  const interrupted = await withSetUpLock(folder, async (holder) => holder.interrupted)

  expect(interrupted).toBe(true)
})

test('reports an interrupted set-up until a process has cleared the mark', async () => {
  await kill(await holding(take(forever)))
  const failed = withSetUpLock(folder, () => Promise.reject(new Error('no network')))
  await expect(failed).rejects.toThrow('no network')

  const reported: boolean[] = []
  for (const clears of [false, true, false])
    await withSetUpLock(folder, async (holder) => {
      reported.push(holder.interrupted)
      if (clears) holder.interrupted = false
    })

  expect(reported).toEqual([true, true, false])
})

test('takes the lock in spite of a folder with the name of a lock file', async () => {
  mkdirSync(path.join(folder, 'lock.1'))

  expect(await withSetUpLock(folder, async () => 'taken')).toBe('taken')
})

test('reports nothing after a set-up that failed with an error', async () => {
  const failed = withSetUpLock(folder, () => Promise.reject(new Error('no network')))
  await expect(failed).rejects.toThrow('no network')

  const interrupted = await withSetUpLock(folder, async (holder) => holder.interrupted)

  expect(interrupted).toBe(false)
})

test('waits for the program of a holder that was killed', async () => {
  const installer = startProgram(['-e', 'setInterval(() => {}, 1000)'])
  await kill(await holding(take(forever, String(installer.pid))))

  const refused = withSetUpLock(folder, async () => undefined, { limit: 0 })

  await expect(refused).rejects.toThrow(
    `Process ${installer.pid} has been setting up this checkout for too long: end it, and run the command again.`,
  )
})

function take(held: string, child = '0') {
  return startProgram([program, folder, log, held, child])
}

function startProgram(args: string[]): ChildProcess {
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void run.kill('SIGKILL'))
  return run
}

async function holding(run: ChildProcess) {
  await once(run.stdout!, 'data')
  return run
}

async function kill(run: ChildProcess) {
  const gone = once(run, 'exit')
  run.kill('SIGKILL')
  await gone
}

const pid = (line = '') => /\d+/.exec(line)?.[0]

test('says in one line that a folder cannot be written', async () => {
  const unwritable = path.join(import.meta.filename, 'lock')

  await expect(withSetUpLock(unwritable, async () => undefined)).rejects.toThrow(
    /^This checkout must be set up, and cannot be written: ENOTDIR/,
  )
})
