import { beforeEach, expect, test, vi } from 'vitest'
import { takeScreenshots } from '../../../drivers/extension/screenshots.ts'
import { emit } from '../../cells/stepBuilders.ts'
import { cutOrRestoreNetwork } from './cutOrRestoreNetwork.ts'
import { releaseAppPage } from './openAppPage.ts'
import { chainsToApprove, createAppDriver } from './createAppDriver.ts'

vi.mock('../../../drivers/extension/screenshots.ts', () => ({
  takeScreenshots: vi.fn<typeof takeScreenshots>(async () => undefined),
}))

vi.mock('./cutOrRestoreNetwork.ts', () => ({
  cutOrRestoreNetwork: vi.fn<typeof cutOrRestoreNetwork>(async () => undefined),
}))
vi.mock('./openAppPage.ts', () => ({ releaseAppPage: vi.fn<typeof releaseAppPage>() }))

beforeEach(() => void vi.clearAllMocks())

/** Creates a driver for tests that need no page and no browser. */
const setUp = () =>
  createAppDriver({
    app: { page: {}, site: {}, errors: {}, messages: [], listeners: 0 },
    worker: { context: {}, wallet: { actionsFor: () => ({}) } },
    kind: { appSuiteFacts: { persona: 'metamask' } },
    known: new Set(['app.known.N']),
    variant: { path: [], stimulus: [] },
    // The mocks are incomplete, because these functions use no page and no browser.
  } as unknown as createAppDriver.Options)

test('takes screenshots of a failure', async () => {
  await setUp().saveScreenshots?.('app.new.N')
  expect(takeScreenshots).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no screenshots of an expected failure, and discards the page too', async () => {
  const driver = setUp()
  await driver.saveScreenshots?.('app.known.N')
  expect(takeScreenshots).not.toHaveBeenCalled()
  await driver.close()
  expect(releaseAppPage).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), true)
})

test('restores the network at the end if that failed in a step', async () => {
  const driver = setUp()
  vi.mocked(cutOrRestoreNetwork).mockResolvedValueOnce().mockRejectedValueOnce(new Error('late'))
  await expect(driver.performSteps([emit('connect', { chainId: '0x38' })])).rejects.toThrow('late')
  await driver.close()
  const changes = vi.mocked(cutOrRestoreNetwork).mock.calls.map(([, , , isUp]) => isUp)
  expect(changes).toEqual([false, true, true])
})

test.each([
  ['all chains when the variant switches in the wallet only', 56, false, []],
  ['only the home chain when the app switches to another', 56, true, [{ chains: [56] }]],
  ['the current chain of a site on another chain', 1, false, [{ chains: [1] }]],
])('approves %s', (_, chainId, asksForChain, chains) => {
  expect(chainsToApprove(chainId, asksForChain)).toEqual(chains)
})
