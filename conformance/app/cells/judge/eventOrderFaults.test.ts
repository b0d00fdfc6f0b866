import { expect, test } from 'vitest'
import { eventOrderFaults } from './eventOrderFaults.ts'

test.each([
  [''],
  ['connecting'],
  ['connecting connecting connect change change disconnect connecting'],
  ['connecting error connecting connect error'],
])('accepts the stream: %s', (text) => {
  expect(eventOrderFaults(text.split(' ').filter(Boolean))).toEqual([])
})

test.each([
  ['connect'],
  ['disconnect'],
  ['connecting change'],
  ['connecting connect connect'],
  ['connecting connect disconnect disconnect'],
  ['connecting connect connecting'],
  ['connecting disconnect'],
])('rejects the stream: %s', (text) => {
  expect(eventOrderFaults(text.split(' '))).toHaveLength(1)
})
