import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { PassThrough } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startExtensionHost } from './host.ts'

vi.mock('node:child_process', () => ({ spawn: vi.fn<typeof spawn>() }))
vi.mock('./install.ts', () => ({ folder: '/driver/', install: () => undefined }))

const limit = 180_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('an act that the hand never gets over is one error, in one line, at the limit', async () => {
  const { host } = start()
  const approved = outcome(host.order({ op: 'user', act: 'approve', args: [] }))
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(approved.now()).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  expect(approved.now()).toEqual(
    new Error('MetaMask\'s driver was not over with "user" within 180 s.'),
  )
})

test('so is every other order that is none of the page: the limit is not of the acts alone', async () => {
  const { host } = start()
  const orders = [
    host.order({ op: 'restore' }),
    host.order({ op: 'boot' }),
    host.order({ op: 'open' }),
  ]
  const ends = orders.map(outcome)
  await vi.advanceTimersByTimeAsync(limit)
  expect(ends.map((end) => end.now())).toEqual(
    ['restore', 'boot', 'open'].map(
      (op) => new Error(`MetaMask's driver was not over with "${op}" within 180 s.`),
    ),
  )
})

test('a request may stay open for ever, and a first launch lasts as long as a download', async () => {
  const { host } = start()
  const call = { id: 'a', on: 'provider', path: 'request', args: [] } as const
  const ends = [
    outcome(host.order({ op: 'request', call })),
    outcome(
      host.order({ op: 'launch', agent: '', accounts: [], rpc: { 56: '', 1: '' }, headed: false }),
    ),
  ]
  await vi.advanceTimersByTimeAsync(10 * limit)
  expect(ends.map((end) => end.now())).toEqual(['open', 'open'])
})

test('what was over in time stays so when the limit comes', async () => {
  const { host, say } = start()
  const approved = host.order({ op: 'user', act: 'approve', args: [] })
  say({ id: 1, value: true })
  await expect(approved).resolves.toBe(true)
  await vi.advanceTimersByTimeAsync(limit)
  await expect(approved).resolves.toBe(true)
})

test("what comes after the limit is nobody's, and the next order has its own answer", async () => {
  const { host, say } = start()
  const late = outcome(host.order({ op: 'keep' }))
  await vi.advanceTimersByTimeAsync(limit)
  const next = host.order({ op: 'back' })
  say({ id: 1, value: 'late' }, { id: 2, value: true })
  await expect(next).resolves.toBe(true)
  expect(late.now()).toBeInstanceOf(Error)
})

test("a driver that ends takes what is open with it, with its last words and not the limit's", async () => {
  const { host, child } = start()
  const back = outcome(host.order({ op: 'back' }))
  const words = once(child.stderr, 'data')
  child.stderr.write('No space left.\n    at somewhere\n')
  await words
  child.emit('exit', 1)
  await vi.advanceTimersByTimeAsync(limit)
  expect(back.now()).toEqual(new Error('The MetaMask driver ended with code 1: No space left.'))
})

/** The host of a driver that does as it is told by the test. */
function start() {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const child = Object.assign(new EventEmitter(), streams)
  // Of a process, the host uses no more.
  vi.mocked(spawn).mockReturnValue(child as unknown as ReturnType<typeof spawn>)
  const say = (...lines: object[]) =>
    void child.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { host: startExtensionHost(), child, say }
}

/** What came of it by now. */
function outcome(promise: Promise<unknown>) {
  let end: unknown = 'open'
  promise.then(
    (value) => (end = value),
    (error: unknown) => (end = error),
  )
  return { now: () => end }
}
