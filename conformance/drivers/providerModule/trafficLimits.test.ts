import { expect, test } from 'vitest'
import { createTrafficLimits } from './trafficLimits.ts'

const mebibyte = 'x'.repeat(2 ** 20)

test('a check may send 8 MiB', () => {
  const traffic = createTrafficLimits()
  for (let i = 0; i < 8; i++) traffic.add(mebibyte)
  expect(() => traffic.add('x')).toThrow('sent more than 8 MiB in one check')
})

test('a run may send 32 MiB', () => {
  const traffic = createTrafficLimits()
  for (let i = 0; i < 32; i++) {
    traffic.startCheck()
    traffic.add(mebibyte)
  }
  expect(() => traffic.add('x')).toThrow('sent more than 32 MiB in one run')
})

test('each check may send 4999 events', () => {
  const traffic = createTrafficLimits()
  for (let i = 0; i < 4999; i++) traffic.addEvent()
  traffic.startCheck()
  for (let i = 0; i < 4999; i++) traffic.addEvent()
  expect(() => traffic.addEvent()).toThrow('sent 5000 events in one check')
})
