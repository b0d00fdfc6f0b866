import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { certify } from './certify.ts'
import { compareRecordings } from './compareRecordings.ts'
import { metamaskVersions, type MetamaskVersion, recordedVersionFor } from './metamaskVersions.ts'
import { readRecordings } from './readRecordings.ts'

const versions = Object.keys(metamaskVersions) as MetamaskVersion[]
const certificates = await Promise.all(
  versions.map(async (version) => ({ version, ...(await compareRecordings(version)) })),
)

test.each(
  versions.flatMap((version) =>
    Object.keys(readRecordings(version)).map((name) => [version, name]),
  ),
)('the persona of MetaMask %s matches the recording %s', (version, name) => {
  const { undeclared } = certificates.find((one) => one.version === version)!
  expect(undeclared.filter(({ scenario }) => scenario === name)).toEqual([])
})

test.each(certificates)('every declared difference from $version still exists', ({ vanished }) => {
  expect(vanished).toEqual([])
})

test('replays all recordings', () => {
  expect(certificates.map(({ version, replayed }) => [version, replayed])).toEqual([
    ['13.36.0', 34],
    ['13.13.1', 69],
  ])
})

test.each(versions)('the persona of MetaMask %s reports that version', (version) => {
  expect(personas[metamaskVersions[version]].version).toBe(version)
})

test.each([
  ['13.40.2', '13.36.0'],
  ['13.36.0', '13.36.0'],
  ['13.26.0', '13.13.1'],
  ['13.9.0', '13.13.1'],
])('MetaMask %s is compared with the recorded version %s', (version, recorded) => {
  expect(recordedVersionFor(version)).toBe(recorded)
})

test('detects a different wallet in place of the persona', async () => {
  const recordings = readRecordings('13.13.1')
  const differing = await certify(recordings, personas.standard)
  expect(differing.length).toBeGreaterThan(Object.keys(recordings).length / 2)
})

test.each([
  ['13.36.0', 'metamask@13.13'],
  ['13.13.1', 'metamask'],
] as const)(
  'detects on recordings of %s the persona %s of another version',
  async (version, name) => {
    const all = readRecordings(version)
    const chosen = {
      '43-watchAsset': all['43-watchAsset']!,
      '86-node-errors': all['86-node-errors']!,
    }
    const differing = await certify(chosen, personas[name])
    expect(differing.map(({ scenario }) => scenario)).toEqual(['43-watchAsset', '86-node-errors'])
  },
)

test('detects a changed recording', async () => {
  const text = JSON.stringify(readRecordings('13.13.1')['02-connect-reject'])
  const changed = { '02-connect-reject': JSON.parse(text.replaceAll('4001', '4002')) }
  const certificate = await compareRecordings('13.13.1', changed)
  expect(certificate.undeclared[0]?.undeclared).toHaveLength(2)
})
