import * as fidelity from '@touchstone/harness/fidelity'
import { expect, test, vi } from 'vitest'
import { recordWallet } from './recordWallet.ts'
import { runCertify } from './runCertify.ts'

vi.mock('@touchstone/harness/fidelity', { spy: true })
vi.mock('./recordWallet.ts', () => ({ recordWallet: vi.fn<typeof recordWallet>() }))

type Found = Partial<Awaited<ReturnType<typeof fidelity.compareRecordings>>>

const scenario = 'connect-reject'
const undeclared = [{ scenario, lines: ['code 1'], undeclared: ['code 1'] }]
const vanished = [{ scenario, line: 'code 1' }]

test.each<[string, expected: number, found: Found, failed: Record<string, string>]>([
  ['0 if the recordings equal the persona', 0, {}, {}],
  ['1 for an unexplained difference', 1, { undeclared }, {}],
  ['1 for an explained difference that is gone', 1, { vanished }, {}],
  ['1 for a scenario that could not be recorded', 1, {}, { [scenario]: 'no prompt' }],
  [
    '0 for an explained difference of a scenario that was not recorded',
    0,
    { vanished: [{ scenario: 'sign-reject', line: 'code 1' }] },
    {},
  ],
])('returns %s', async (_, expected, found, failed) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const run = { version: '13.36.0', recordings: { [scenario]: {} }, failed }
  vi.mocked(recordWallet).mockResolvedValue(run)
  const none = { replayed: 1, found: [], undeclared: [], vanished: [] }
  vi.mocked(fidelity.compareRecordings).mockResolvedValue({ ...none, ...found })
  expect(await runCertify('metamask', { metamask: '13.36.0' })).toBe(expected)
})
