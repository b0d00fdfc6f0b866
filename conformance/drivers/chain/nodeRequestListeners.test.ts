import { expect, test } from 'vitest'
import { createNodeRequestListeners } from './nodeRequestListeners.ts'

const mebibyte = 2 ** 20

test('a check may send 16 MiB of requests', () => {
  const listeners = createNodeRequestListeners()
  listeners.add(1, () => undefined)
  expect([
    listeners.admit(1, 1, 15 * mebibyte),
    listeners.admit(1, 1, mebibyte),
    listeners.admit(1, 1, 1),
  ]).toEqual([true, false, false])
})

test('each call counts, however small it is', () => {
  const listeners = createNodeRequestListeners()
  listeners.add(1, () => undefined)
  expect([listeners.admit(1, 160_000, 0), listeners.admit(1, 10_000, 0)]).toEqual([true, false])
})

test('a run may send 256 MiB of requests', () => {
  const listeners = createNodeRequestListeners()
  const admitted = Array.from({ length: 18 }, (_, lease) => {
    listeners.add(lease, () => undefined)
    return listeners.admit(lease, 0, 15 * mebibyte)
  })
  expect(admitted.indexOf(false)).toBe(17)
})

test('a finished check has no limit, because its requests are not kept', () => {
  const listeners = createNodeRequestListeners()
  listeners.add(1, () => undefined)()
  expect(listeners.admit(1, 1, 2 ** 40)).toBe(true)
})
