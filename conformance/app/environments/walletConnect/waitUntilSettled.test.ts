import { createWallet, personas } from '@touchstone/harness'
import { expect, test, vi } from 'vitest'
import { isUnanswered } from '../../walletTranscriptQueries.ts'
import { waitUntilSettled } from './waitUntilSettled.ts'

/** Creates a mock for `read` of `waitUntilSettled`: returns each of these readings in turn, then repeats the last. */
const mockRead = (...readings: Partial<waitUntilSettled.Reading>[]) => {
  let calls = 0
  const last = readings.length - 1
  const next = () => readings[Math.min(calls++, last)]
  return vi.fn<() => Promise<waitUntilSettled.Reading>>(async () => ({
    state: 'N',
    hasOpenRequest: false,
    undelivered: 0,
    rest: '',
    ...next(),
  }))
}

test('waits while the app waits for a phone that has no request yet', async () => {
  const waiting = { state: 'S', hasOpenRequest: false } as const
  const read = mockRead(waiting, waiting, waiting, { state: 'S', hasOpenRequest: true })
  await waitUntilSettled(read, 1)
  expect(read.mock.calls.length).toBeGreaterThan(3)
})

test('waits for a message that has not arrived', async () => {
  const read = mockRead({ undelivered: 1 }, { undelivered: 1 }, { undelivered: 0 })
  await waitUntilSettled(read, 1)
  expect(read.mock.calls.length).toBeGreaterThan(2)
})

test('counts an open request as unanswered, and an answered one not', async () => {
  const wallet = createWallet({ persona: personas.standard, approval: 'prompt' })
  const answer = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => wallet.prompts().length).toBe(1)
  const open = isUnanswered(wallet.transcript())
  wallet.act({ type: 'approve' })
  await answer
  expect([open, isUnanswered(wallet.transcript())]).toEqual([true, false])
})
