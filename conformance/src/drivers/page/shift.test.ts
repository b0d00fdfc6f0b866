import { expect, test } from 'vitest'
import { createShift } from './shift.ts'

test('nothing begins after the end', async () => {
  const shift = createShift()
  const done: string[] = []
  const reload = shift.act(async () => void done.push('reload'))
  const look = shift.ask(async () => void done.push('look'))
  await reload()
  await look()
  shift.end()
  await Promise.allSettled([reload(), look()])
  expect(done).toEqual(['reload', 'look'])
})

test('what is still going on at the end is told, but for a question', () => {
  const never = () => new Promise<never>(() => undefined)
  const [acting, asking] = [createShift(), createShift()]
  void acting.act(never)()
  void asking.ask(never)()
  expect([acting.end(), asking.end()]).toEqual([true, false])
})

test('an act that failed is over', async () => {
  const shift = createShift()
  await shift
    .act(() => Promise.reject(new Error('no page')))()
    .catch(() => undefined)
  expect(shift.end()).toBe(false)
})
