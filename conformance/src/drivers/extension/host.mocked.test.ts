import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { beforeEach, expect, type Mock, onTestFinished, test, vi } from 'vitest'
import { startExtensionHost } from './host.ts'

vi.mock('node:child_process', () => ({ spawn: vi.fn<typeof spawn>() }))
vi.mock('./install.ts', () => ({ folder: '/driver/', install: () => undefined }))

const limit = 180_000
const farewell = 60_000

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
  expect(approved.now()).toEqual(late('approve'))
})

test.each(['restore', 'boot', 'open'] as const)(
  'so is every other order that is none of the page: "%s"',
  async (op) => {
    const { host } = start()
    const end = outcome(host.order({ op }))
    await vi.advanceTimersByTimeAsync(limit)
    expect(end.now()).toEqual(late(op))
  },
)

test('a request may stay open for ever, and a first launch lasts as long as a download', async () => {
  const { host } = start()
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

test.each(['Debugger attached.\n', '{\n  pages: 2\n}\n', '{ pages: 2 }\n', '{"level":"info"}\n'])(
  'what a package of the driver prints is nobody’s answer: %j',
  async (printed) => {
    const { host, child, say } = start()
    const approved = host.order({ op: 'user', act: 'approve', args: [] })
    child.stdout.write(printed)
    say({ id: 1, value: true })
    await expect(approved).resolves.toBe(true)
  },
)

test('a driver that was not over with an act is ended: what is open and what comes next fails with the reason', async () => {
  const { host, child } = start()
  const asked = outcome(host.order({ op: 'request', call }))
  const approved = outcome(host.order({ op: 'user', act: 'approve', args: [] }))
  await vi.advanceTimersByTimeAsync(limit)
  const next = outcome(host.order({ op: 'open' }))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, approved, next].map((end) => end.now())).toEqual(Array(3).fill(late('approve')))
  expect(child.stdin.writableEnded).toBe(true)
})

test('its act cannot go on for ever either: a driver that does not end then is killed, once', async () => {
  const { host, child, told } = start()
  outcome(host.order({ op: 'user', act: 'approve', args: [] }))
  await vi.advanceTimersByTimeAsync(limit)
  const closed = outcome(host.close())
  await vi.advanceTimersByTimeAsync(farewell)
  expect(closed.now()).toBeUndefined()
  expect(child.kill.mock.calls).toEqual([['SIGKILL']])
  expect(told()).toEqual([killed])
})

test("a driver that ends takes what is open with it, with its last words and not the limit's", async () => {
  const { host, die } = start()
  const back = outcome(host.order({ op: 'back' }))
  await die(1, 'No space left.\n    at somewhere\n')
  await vi.advanceTimersByTimeAsync(limit)
  expect(back.now()).toEqual(new Error('The MetaMask driver ended with code 1: No space left.'))
})

test('of what Node prints of an error, its last words are the line that says what happened', async () => {
  const { host, die } = start()
  const back = outcome(host.order({ op: 'back' }))
  await die(
    1,
    'file:///main.ts:3\nthrow it\n^\n\nTypeError: No page.\n    at main\n\nNode.js v24\n',
  )
  expect(back.now()).toEqual(
    new Error('The MetaMask driver ended with code 1: TypeError: No page.'),
  )
})

test('an order to a driver that has ended fails at once, with its last words', async () => {
  const { host, child, die } = start()
  await die(1, 'No space left.\n')
  const orders = [host.order({ op: 'back' }), host.order({ op: 'request', call })]
  const ends = orders.map(outcome)
  await vi.advanceTimersByTimeAsync(0)
  expect(ends.map((end) => end.now())).toEqual(
    Array(2).fill(new Error('The MetaMask driver ended with code 1: No space left.')),
  )
  expect(child.stdin.readableLength).toBe(0)
})

test('a pipe that breaks under an order is no error of ours: the end of the driver tells why', async () => {
  const { host, child, die } = start()
  const back = outcome(host.order({ op: 'back' }))
  child.stdin.destroy(new Error('write EPIPE'))
  await vi.advanceTimersByTimeAsync(0)
  expect(back.now()).toBe('open')
  await die(null, '', 'SIGKILL')
  expect(back.now()).toEqual(new Error('The MetaMask driver ended with SIGKILL.'))
})

test('a driver that ends in time at its close is not killed', async () => {
  const { host, child, die, told } = start()
  const closed = outcome(host.close())
  await vi.advanceTimersByTimeAsync(farewell - 1)
  await die(0, '')
  await vi.advanceTimersByTimeAsync(1)
  expect([closed.now(), child.kill.mock.calls, told()]).toEqual([undefined, [], []])
})

test('a driver that does not end at its close is killed, and what may be left is told', async () => {
  const { host, child, told } = start()
  const closed = outcome(host.close())
  await vi.advanceTimersByTimeAsync(farewell - 1)
  expect([closed.now(), child.kill.mock.calls]).toEqual(['open', []])
  await vi.advanceTimersByTimeAsync(1)
  expect([closed.now(), child.kill.mock.calls]).toEqual([undefined, [['SIGKILL']]])
  expect(told()).toEqual([killed])
})

test('a driver that is being closed takes no more orders', async () => {
  const { host } = start()
  outcome(host.close())
  await expect(host.order({ op: 'open' })).rejects.toThrow('The MetaMask driver was closed.')
})

const call = { id: 'a', on: 'provider', path: 'request', args: [] } as const

const late = (name: string) =>
  new Error(
    `MetaMask's driver was not over with "${name}" within 180 s and was ended: run again for what was left.`,
  )

const killed =
  'The MetaMask driver did not end within 60 s and was killed: ' +
  'its browser or its touchstone-metamask-* folder of temporary files may be left.\n'

/** The host of a driver that does as it is told by the test. */
function start() {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const child: Child = Object.assign(new EventEmitter(), streams, {
    kill: vi.fn<(signal: string) => void>((signal) => void child.emit('close', null, signal)),
  })
  // Of a process, the host uses no more.
  vi.mocked(spawn).mockReturnValue(child as unknown as ReturnType<typeof spawn>)
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  const say = (...lines: object[]) =>
    void child.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  /** It says this, and is gone. */
  const die = async (code: number | null, words: string, signal: string | null = null) => {
    child.stderr.end(words)
    await finished(child.stderr)
    child.emit('close', code, signal)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { host: startExtensionHost(), child, say, die, told: () => told.mock.calls.flat() }
}

type Child = EventEmitter & {
  stdin: PassThrough
  stdout: PassThrough
  stderr: PassThrough
  kill: Mock<(signal: string) => void>
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
