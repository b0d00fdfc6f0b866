import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { certify } from './certify.ts'
import { compareRecordings } from './compareRecordings.ts'
import { readRecordings } from './readRecordings.ts'
import { recordedBuildFor, recordedBuilds } from './recordedBuilds.ts'

const certificates = await Promise.all(
  recordedBuilds.map(async (build) => ({ ...build, ...(await compareRecordings(build)) })),
)
const metamask = (version: string) => recordedBuildFor('metamask', version)

test.each(
  recordedBuilds.flatMap((build) =>
    Object.keys(readRecordings(build)).map((name) => [build.wallet, build.version, name]),
  ),
)('the persona of %s %s matches the recording %s', (wallet, version, name) => {
  const { undeclared } = certificates.find(
    (one) => one.wallet === wallet && one.version === version,
  )!
  expect(undeclared.filter(({ scenario }) => scenario === name)).toEqual([])
})

test.each(certificates)(
  'every declared difference from $wallet $version still exists',
  ({ vanished }) => {
    expect(vanished).toEqual([])
  },
)

test('replays all recordings', () => {
  expect(certificates.map((one) => [one.wallet, one.version, one.replayed])).toEqual([
    ['metamask', '13.36.0', 66],
    ['metamask', '13.13.1', 135],
    ['rabby', '0.93.34', 34],
    ['rainbow', '1.6.9', 36],
  ])
})

test.each(['rabby', 'rainbow'])(
  'each recording of %s has a request and a final state',
  (wallet) => {
    const recordings = Object.entries(readRecordings(recordedBuildFor(wallet, '99.0.0')))
    const empty = recordings.filter(
      ([, { log = [], state }]) => !state || !log.some(({ k }) => k === 'req' || k === 'act'),
    )
    expect(empty).toEqual([])
  },
)

test.each(['13.36.0', '13.13.1'])('the persona of MetaMask %s reports that version', (version) => {
  expect(personas[metamask(version).persona].version).toBe(version)
})

test.each([
  ['13.40.2', '13.36.0'],
  ['13.36.0', '13.36.0'],
  ['13.26.0', '13.13.1'],
  ['13.9.0', '13.13.1'],
])('MetaMask %s is compared with the recorded version %s', (version, recorded) => {
  expect(metamask(version).version).toBe(recorded)
})

test('refuses to compare a version without recordings', async () => {
  const build = { wallet: 'metamask', version: '99.0.0', persona: 'metamask' } as const
  await expect(compareRecordings(build)).rejects.toThrow(
    'There is no harness/recordings/metamask-99.0.0.json: record this version first.',
  )
})

test.each(['56-new', 'new'])('refuses the recording %s without an initial state', async (name) => {
  await expect(compareRecordings(metamask('13.13.1'), { [name]: {} })).rejects.toThrow(
    `There is no stage for the recording "${name}"`,
  )
})

test('compares a version that has no page of declared differences', async () => {
  const build = { wallet: 'metamask', version: '99.0.0', persona: 'metamask' } as const
  const certificate = await compareRecordings(build, {})
  expect(certificate).toEqual({ replayed: 0, found: [], undeclared: [], vanished: [] })
})

test('a newer version that behaves the same has no difference', async () => {
  const text = JSON.stringify(readRecordings(metamask('13.36.0'))['client-version'])
  const newer = { 'client-version': JSON.parse(text.replaceAll('13.36.0', '13.37.0')) }
  const certificate = await compareRecordings(metamask('13.36.0'), newer, '13.37.0')
  expect(certificate.found).toEqual([])
})

test('says which wallet has no recordings', () => {
  expect(() => recordedBuildFor('gate', '1.0.0')).toThrow('There are no recordings of "gate".')
})

test('detects a different wallet in place of the persona', async () => {
  const recordings = readRecordings(metamask('13.13.1'))
  const differing = await certify(recordings, personas.standard)
  expect(differing.length).toBeGreaterThan(Object.keys(recordings).length / 2)
})

test.each([
  ['13.36.0', 'metamask@13.13'],
  ['13.13.1', 'metamask'],
] as const)(
  'detects on recordings of %s the persona %s of another version',
  async (version, name) => {
    const all = readRecordings(metamask(version))
    const chosen = {
      'watch-errors': all['watch-errors']!,
      'node-errors': all['node-errors']!,
    }
    const differing = await certify(chosen, personas[name])
    expect(differing.map(({ scenario }) => scenario)).toEqual(['watch-errors', 'node-errors'])
  },
)

test('detects a changed recording', async () => {
  const text = JSON.stringify(readRecordings(metamask('13.13.1'))['02-connect-reject'])
  const changed = { '02-connect-reject': JSON.parse(text.replaceAll('4001', '4002')) }
  const certificate = await compareRecordings(metamask('13.13.1'), changed)
  expect(certificate.undeclared[0]?.undeclared).toHaveLength(2)
})
