import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { declaredIn, explain } from '../transcript/declared.ts'
import { certify } from './certify.ts'
import { readRecordings } from './readRecordings.ts'

const recordings = readRecordings('metamask-13.13.1')
const found = await certify(recordings, personas.metamask)
const { undeclared, vanished } = explain(found, declaredIn('metamask-13.13.1'))

test.each(Object.keys(recordings))('%s is what the persona does', (name) => {
  expect(undeclared.filter(({ scenario }) => scenario === name)).toEqual([])
})

test('every declared difference is still there', () => {
  expect(vanished).toEqual([])
})

test('all 63 recordings are replayed', () => {
  expect(Object.keys(recordings)).toHaveLength(63)
})

test('another wallet in place of the persona is noticed', async () => {
  const differing = await certify(recordings, personas.standard)
  expect(differing.length).toBeGreaterThan(Object.keys(recordings).length / 2)
})
