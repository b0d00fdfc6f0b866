import type { Recording } from '@touchstone/harness/fidelity'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Line, type RecordedSite, repeatRequests } from './repeatRequests.ts'

type Log = NonNullable<Recording['log']>

const ui = (...buttons: ('confirm-btn' | 'cancel-btn')[]) => buttons.map((testid) => ({ testid }))
type Answering = (act: string) => void
const fault = (code: number) => ({
  code,
  message: '',
  data: null,
  ctor: 'Object',
  isError: false,
  ownKeys: [],
})
const sent = (id: number, batch: string): Log => [
  { k: 'req', id, method: 'wallet_sendCalls', params: [] },
  { k: 'res', id, method: 'wallet_sendCalls', result: { id: batch } },
]
const status = (id: number, batch: string): Log => [
  { k: 'req', id, method: 'wallet_getCallsStatus', params: [batch] },
  { k: 'res', id, method: 'wallet_getCallsStatus', result: { status: 200 } },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('answers and settles a batch before it asks anything else, each with its own button', async () => {
  const done = await repeat({
    ui: ui('cancel-btn', 'confirm-btn'),
    log: [
      ...sent(4, 'then-1'),
      ...status(5, 'then-1'),
      ...sent(6, 'then-2'),
      ...status(7, 'then-2'),
    ],
  })
  expect(done).toEqual([
    'wallet_sendCalls []',
    'reject',
    'settled now-1',
    'wallet_getCallsStatus ["now-1"]',
    'wallet_sendCalls []',
    'approve',
    'settled now-2',
    'wallet_getCallsStatus ["now-2"]',
  ])
})

test('leaves a batch pending when the recording has no button for it', async () => {
  expect(await repeat({ ui: [], log: [...sent(4, 'then-1'), ...status(5, 'then-1')] })).toEqual([
    'wallet_sendCalls []',
    'wallet_getCallsStatus ["now-1"]',
  ])
})

test('approves a batch of several calls before its response arrives, and settles it', async () => {
  const [, ...rest] = [...sent(4, 'then-1'), ...status(5, 'then-1')]
  const params = [{ calls: [{}, {}] }]
  const log: Log = [{ k: 'req', id: 4, method: 'wallet_sendCalls', params }, ...rest]
  expect(await repeat({ ui: ui('confirm-btn'), log })).toEqual([
    'wallet_sendCalls [{"calls":[{},{}]}]',
    'approve',
    'settled now-1',
    'wallet_getCallsStatus ["now-1"]',
  ])
})

test('keeps the button for the next request when a batch is rejected without a prompt', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'wallet_sendCalls', params: ['refuse'] },
    {
      k: 'err',
      id: 4,
      method: 'wallet_sendCalls',
      error: fault(5710),
    },
    { k: 'req', id: 5, method: 'personal_sign', params: [] },
    { k: 'res', id: 5, method: 'personal_sign', result: '0x' },
  ]
  expect(await repeat({ ui: ui('confirm-btn'), log })).toEqual([
    'wallet_sendCalls ["refuse"]',
    'personal_sign []',
    'approve',
  ])
})

test('closes the window when the recording says so', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'personal_sign', params: [] },
    { k: 'err', id: 4, method: 'personal_sign', error: fault(4001) },
  ]
  expect(await repeat({ ui: [], log }, { closes: true })).toEqual(['personal_sign []', 'dismiss'])
})

test('reports a response of the model that does not arrive', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'eth_never', params: null },
    { k: 'res', id: 4, method: 'eth_never', result: null },
  ]
  const { missing } = await run({ ui: [], log })
  expect(missing).toEqual(['no answer to eth_never within 10 s.'])
})

const repeat = async (model: Recording, options?: { closes: boolean }): Promise<string[]> =>
  (await run(model, options)).done

/**
 * Repeats a recording on a fake wallet. Its prompts open a few polls after the request. Returns the requests
 * and actions that the wallet received.
 */
async function run(model: Recording, options?: { closes: boolean }) {
  const end = Date.now() + 300_000
  const done: string[] = []
  const log: Line[] = []
  let batches = 0
  /** Open prompt: the number of polls until it shows, and the callback for the user's answer. */
  let prompt: { looks: number; answer: Answering } | undefined
  const open = (answer: Answering) => void (prompt = { looks: 3, answer })

  const site: RecordedSite = {
    async request(method, params) {
      done.push(`${method} ${JSON.stringify(params)}`)
      const id = 100 + done.length
      const answer = (result: string | object) =>
        // The cast is safe: a recorded result can be any JSON value.
        void log.push({ k: 'res', id, method, result } as Line)
      if (JSON.stringify(params).includes('refuse'))
        log.push({ k: 'err', id, method, error: fault(5710) })
      else if (method === 'eth_never') return id
      else if (method === 'wallet_getCallsStatus') answer({ status: 200 })
      else if (JSON.stringify(params).includes('calls'))
        open(() => answer({ id: `now-${++batches}` }))
      else if (method === 'wallet_sendCalls') {
        answer({ id: `now-${++batches}` })
        open(() => {})
      } else
        open((act) => {
          if (act === 'dismiss') log.push({ k: 'err', id, method, error: fault(4001) })
          else answer('0x')
        })
      return id
    },
    async perform(act) {
      vi.setSystemTime(Date.now() + 100)
      if (Date.now() > end) throw new Error(`"${act}" was tried for five minutes.`)
      if (prompt && prompt.looks > 0) prompt.looks -= 1
      const there = prompt?.looks === 0
      if (act === 'prompts') return there ? 1 : 0
      if (!prompt || !there) return false
      done.push(act)
      prompt.answer(act)
      prompt = undefined
      return true
    },
    async readLog() {
      vi.setSystemTime(Date.now() + 10)
      return structuredClone(log)
    },
    waitForBatch: async (batch) => void done.push(`settled ${batch}`),
  }
  let over = false
  const passTime = async () => {
    while (!over) await vi.advanceTimersByTimeAsync(50)
  }
  const [missing] = await Promise.all([
    repeatRequests(model, site, options).finally(() => (over = true)),
    passTime(),
  ])
  return { done, missing }
}
