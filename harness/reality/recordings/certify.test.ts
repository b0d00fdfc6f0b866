import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { certify } from './certify.ts'
import { certifyBuild } from './certifyBuild.ts'
import { readRecordings } from './readRecordings.ts'

const recordings = readRecordings('metamask-13.13.1')
const { replayed, undeclared, vanished } = await certifyBuild('metamask-13.13.1', personas.metamask)

test.each(Object.keys(recordings))('%s is what the persona does', (name) => {
  expect(undeclared.filter(({ scenario }) => scenario === name)).toEqual([])
})

test('every declared difference is still there', () => {
  expect(vanished).toEqual([])
})

test('all 67 recordings are replayed', () => {
  expect(replayed).toBe(67)
})

test('another wallet in place of the persona is noticed', async () => {
  const differing = await certify(recordings, personas.standard)
  expect(differing.length).toBeGreaterThan(replayed / 2)
})

test('a recording that was changed is noticed', async () => {
  const text = JSON.stringify(recordings['02-connect-reject'])
  const changed = { '02-connect-reject': JSON.parse(text.replaceAll('4001', '4002')) }
  const certificate = await certifyBuild('metamask-13.13.1', personas.metamask, changed)
  expect(certificate.undeclared[0]?.undeclared).toHaveLength(2)
})
