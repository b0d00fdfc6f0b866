import { expect, test } from 'vitest'
import { malformedCalls } from './fuzz.ts'

test('generates the same five hundred calls each time', async () => {
  const again = (await import('./fuzz.ts?again' as './fuzz.ts')).malformedCalls
  expect([malformedCalls.length, again]).toEqual([500, malformedCalls])
})
