import { expect, test } from 'vitest'
import { compareActivityLog } from './createStimulusObserver.ts'

const connecting = { seq: 1, attempt: 1, event: 'connecting' } as const

test('accepts a log that equals the dispatched events', () => {
  expect(compareActivityLog({ stream: [connecting], log: [JSON.stringify(connecting)] })).toEqual(
    [],
  )
})

test.each([
  ['an entry too few', []],
  ['another entry', [JSON.stringify({ ...connecting, seq: 2 })]],
])('reports %s on screen', (_, log) => {
  expect(compareActivityLog({ stream: [connecting], log })).toHaveLength(1)
})
