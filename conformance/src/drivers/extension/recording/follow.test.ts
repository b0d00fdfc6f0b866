import type { Recording } from '@touchstone/harness/reality'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { follow, type Line } from './follow.ts'
import type { Hand } from './recordOne.ts'

type Log = NonNullable<Recording['log']>

const ui = (...buttons: ('confirm-btn' | 'cancel-btn')[]) => buttons.map((testid) => ({ testid }))
type Answering = (act: string) => void
const fault = (code: number) => ({
  ...{ code, message: '', data: null, ctor: 'Object', isError: false },
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
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('a batch has its answer and is settled before anything else is asked, each by its own button', async () => {
  const done = await followed({
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

test('where the recording has no button for a batch, it is left open and nobody waits for it', async () => {
  expect(await followed({ ui: [], log: [...sent(4, 'then-1'), ...status(5, 'then-1')] })).toEqual([
    'wallet_sendCalls []',
    'wallet_getCallsStatus ["now-1"]',
  ])
})

test('a batch that is refused at once has no prompt: the button is that of the next request', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'wallet_sendCalls', params: ['refuse'] },
    {
      ...{ k: 'err', id: 4, method: 'wallet_sendCalls' },
      error: fault(5710),
    },
    { k: 'req', id: 5, method: 'personal_sign', params: [] },
    { k: 'res', id: 5, method: 'personal_sign', result: '0x' },
  ]
  expect(await followed({ ui: ui('confirm-btn'), log })).toEqual([
    'wallet_sendCalls ["refuse"]',
    'personal_sign []',
    'approve',
  ])
})

test('any other request is over with its answer', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'eth_requestAccounts', params: null },
    { k: 'res', id: 4, method: 'eth_requestAccounts', result: ['0xa'] },
  ]
  expect(await followed({ ui: ui('confirm-btn'), log })).toEqual([
    'eth_requestAccounts null',
    'approve',
  ])
})

test('a window that is closed has no button', async () => {
  const log: Log = [
    { k: 'req', id: 4, method: 'personal_sign', params: [] },
    { k: 'err', id: 4, method: 'personal_sign', error: fault(4001) },
  ]
  expect(await followed({ ui: [], log }, { closes: true })).toEqual(['personal_sign []', 'dismiss'])
})

/** What is done with a wallet that opens each prompt some looks after the request, to follow a recording. */
async function followed(model: Recording, options?: { closes: boolean }): Promise<string[]> {
  const end = Date.now() + 300_000
  const done: string[] = []
  const log: Line[] = []
  let batches = 0
  /** The open prompt, the looks until it shows, and what its answer brings. */
  let prompt: { looks: number; answer: Answering } | undefined
  const open = (answer: Answering) => void (prompt = { looks: 3, answer })

  const hand: Hand = {
    async ask(method, params) {
      done.push(`${method} ${JSON.stringify(params)}`)
      const id = 100 + done.length
      const answer = (result: string | object) =>
        // The wallet's own words, as JSON.
        void log.push({ k: 'res', id, method, result } as Line)
      if (JSON.stringify(params).includes('refuse'))
        log.push({ k: 'err', id, method, error: fault(5710) })
      else if (method === 'wallet_getCallsStatus') answer({ status: 200 })
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
    async user(act) {
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
    async seen() {
      vi.setSystemTime(Date.now() + 10)
      return structuredClone(log)
    },
    decided: async (batch) => void done.push(`settled ${batch}`),
    site: async () => null,
    limit: async () => null,
  }
  let over = false
  const passTime = async () => {
    while (!over) await vi.advanceTimersByTimeAsync(50)
  }
  await Promise.all([follow(model, hand, options).finally(() => (over = true)), passTime()])
  return done
}
