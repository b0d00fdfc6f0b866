import { expect, test } from 'vitest'
import { createFakeClock } from './fakeClock.ts'

test('fires timers in order of time, including those that a timer sets, and none beyond', async () => {
  const clock = createFakeClock()
  const seen: string[] = []
  const note = (what: string) => () => void seen.push(`${what}@${clock.now()}`)
  clock.setTimeout(note('late'), 101)
  clock.setTimeout(note('second'), 100)
  clock.setTimeout(() => clock.setTimeout(note('inner'), 20), 30)
  clock.clearTimeout(clock.setTimeout(note('cleared'), 10))
  await clock.advance(100)
  expect(seen).toEqual(['inner@50', 'second@100'])
  expect(clock.now()).toBe(100)
})
