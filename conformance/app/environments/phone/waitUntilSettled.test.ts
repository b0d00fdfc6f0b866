import { createWallet, personas } from '@touchstone/harness'
import { expect, test } from 'vitest'
import type { StateLetter } from '../../cells/transitionTable.ts'
import { createSettledWait, hasOpenRequest } from './waitUntilSettled.ts'

/** Mocks the readings of `createSettledWait`: returns each of these states in turn, then repeats the last. */
const looking = (...seen: { letter?: StateLetter; owed?: boolean; onTheWay?: number }[]) => {
  let looks = 0
  const settled = createSettledWait(async () => ({
    letter: 'N',
    owed: false,
    onTheWay: 0,
    else: '',
    ...seen[Math.min(looks++, seen.length - 1)],
  }))
  return { settled, looks: () => looks }
}

test('waits while the app waits for a phone that has no request yet', async () => {
  const asking = { letter: 'S', owed: false } as const
  const { settled, looks } = looking(asking, asking, asking, { letter: 'S', owed: true })
  await settled(1)
  expect(looks()).toBeGreaterThan(3)
})

test('waits for a message that has not arrived', async () => {
  const { settled, looks } = looking({ onTheWay: 1 }, { onTheWay: 1 }, { onTheWay: 0 })
  await settled(1)
  expect(looks()).toBeGreaterThan(2)
})

test('counts an open request as unanswered, and an answered one not', async () => {
  const wallet = createWallet({ persona: personas.standard, approval: 'prompt' })
  const answer = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => wallet.prompts().length).toBe(1)
  const open = hasOpenRequest(wallet.transcript())
  wallet.act({ type: 'approve' })
  await answer
  expect([open, hasOpenRequest(wallet.transcript())]).toEqual([true, false])
})
