import { expect, test } from 'vitest'
import type { Hands } from './hands.ts'
import { openPageWorld } from './pageWorld.ts'
import type { Seat } from './seat.ts'

/** A page that is restoring something for the first ms of its time. */
const starting = (more: Partial<Hands>) => {
  let at = 0
  const view: Hands['view'] = async (after = 0) => {
    at += after
    return { status: at === 0 ? 'reconnecting' : 'disconnected', stream: [], log: [], at }
  }
  // Of all that a page has for hands, a start wants these alone.
  return () => ({ view, screen: {}, ...more }) as unknown as Hands
}

/** Of a browser, what a world asks of it before its first step; the types want the whole. */
const seat = {
  persona: 'standard',
  wallet: { transcript: async () => [] },
  begin: async () => ({ entries: 0 }),
} as unknown as Seat

test("another dapp has done what it does at a page's start before a cell begins", async () => {
  const world = await openPageWorld(seat, starting({ slow: true }))
  expect(await world.state()).toBe('D')
})

test('of our own app the time stands still from its first line on', async () => {
  const world = await openPageWorld(seat, starting({}))
  expect(await world.state()).toBe('R')
})
