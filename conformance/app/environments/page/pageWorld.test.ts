import { expect, test } from 'vitest'
import type { Hands } from './hands.ts'
import { openPageWorld } from './pageWorld.ts'
import type { Seat } from './seat.ts'

/** A page that restores a session for the first ms of its time. */
const starting = (more: Partial<Hands>) => {
  let at = 0
  const view: Hands['view'] = async (after = 0) => {
    at += after
    return { status: at === 0 ? 'reconnecting' : 'disconnected', stream: [], log: [], at }
  }
  // Opening a page uses only these members.
  return () => ({ view, screen: {}, ...more }) as unknown as Hands
}

/** The part of a browser that is used before the first step. */
const seat = {
  persona: 'standard',
  wallet: { transcript: async () => [] },
  begin: async () => ({ entries: 0 }),
} as unknown as Seat

test('lets another dapp finish its start before a cell begins', async () => {
  const world = await openPageWorld(seat, starting({ slow: true }))
  expect(await world.state()).toBe('D')
})

test('stops the time of the own app from its first script on', async () => {
  const world = await openPageWorld(seat, starting({}))
  expect(await world.state()).toBe('R')
})
