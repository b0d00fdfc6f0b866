import { expect, test } from 'vitest'
import { malformedCalls } from './malformedCalls.ts'

test('generates the same five hundred calls each time', async () => {
  const again = (await import('./malformedCalls.ts?again' as './malformedCalls.ts')).malformedCalls
  expect([malformedCalls.length, again]).toEqual([500, malformedCalls])
})
