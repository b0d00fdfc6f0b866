import { expect, test } from 'vitest'
import { createAskedListeners } from './askedListeners.ts'

const mebibyte = 2 ** 20

test('a check may ask 16 MiB', () => {
  const listeners = createAskedListeners()
  listeners.add(1, () => undefined)
  expect([
    listeners.admit(1, 1, 15 * mebibyte),
    listeners.admit(1, 1, mebibyte),
    listeners.admit(1, 1, 1),
  ]).toEqual([true, false, false])
})

test('many small calls count too', () => {
  const listeners = createAskedListeners()
  listeners.add(1, () => undefined)
  expect([listeners.admit(1, 160_000, 0), listeners.admit(1, 10_000, 0)]).toEqual([true, false])
})

test('a run may ask 256 MiB', () => {
  const listeners = createAskedListeners()
  const admitted = Array.from({ length: 18 }, (_, lease) => {
    listeners.add(lease, () => undefined)
    return listeners.admit(lease, 0, 15 * mebibyte)
  })
  expect(admitted.indexOf(false)).toBe(17)
})

test('a check that is over may ask what it likes: nothing of it is kept', () => {
  const listeners = createAskedListeners()
  listeners.add(1, () => undefined)()
  expect(listeners.admit(1, 1, 2 ** 40)).toBe(true)
})
