import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { certify } from './certify.ts'
import { certifyBuild } from './certifyBuild.ts'
import { readRecordings } from './readRecordings.ts'

const recordings = readRecordings('metamask-13.13.1')
const { replayed, undeclared, vanished } = await certifyBuild('metamask-13.13.1', personas.metamask)

test.each(Object.keys(recordings))('the persona matches the recording %s', (name) => {
  expect(undeclared.filter(({ scenario }) => scenario === name)).toEqual([])
})

test('every declared difference still exists', () => {
  expect(vanished).toEqual([])
})

test('replays all 67 recordings', () => {
  expect(replayed).toBe(67)
})

test('detects a different wallet in place of the persona', async () => {
  const differing = await certify(recordings, personas.standard)
  expect(differing.length).toBeGreaterThan(replayed / 2)
})

test('detects a changed recording', async () => {
  const text = JSON.stringify(recordings['02-connect-reject'])
  const changed = { '02-connect-reject': JSON.parse(text.replaceAll('4001', '4002')) }
  const certificate = await certifyBuild('metamask-13.13.1', personas.metamask, changed)
  expect(certificate.undeclared[0]?.undeclared).toHaveLength(2)
})
