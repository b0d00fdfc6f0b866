import { beforeEach, expect, test, vi } from 'vitest'
import { takePictures } from '../../../drivers/extension/pictures.ts'
import { chainsToApprove, createAppEnvironment } from './createAppEnvironment.ts'

vi.mock('../../../drivers/extension/pictures.ts', () => ({
  takePictures: vi.fn<typeof takePictures>(async () => undefined),
}))

beforeEach(() => void vi.mocked(takePictures).mockClear())

/** Creates an environment of which the tests use only `saveScreenshots` and `mustClose`. */
const setUp = () =>
  createAppEnvironment({
    app: { page: {}, site: {}, errors: { unhandled: [], console: [] }, listeners: 0 },
    context: {},
    kind: { app: { persona: 'metamask' } },
    wallet: { actionsFor: () => ({}) },
    known: new Set(['app.known.N']),
    variant: { path: [], stimulus: [] },
    // The mocks are incomplete, because these functions use no page and no browser.
  } as unknown as Parameters<typeof createAppEnvironment>[0])

test('takes screenshots of a failure', async () => {
  await setUp().saveScreenshots?.('app.new.N')
  expect(takePictures).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no screenshots of an expected failure, and discards the page too', async () => {
  const environment = setUp()
  await environment.saveScreenshots?.('app.known.N')
  expect(takePictures).not.toHaveBeenCalled()
  expect(environment.mustClose()).toBe(true)
})

test.each([
  ['all chains when the variant switches in the wallet only', 56, false, []],
  ['only the home chain when the app switches to another', 56, true, [{ chains: [56] }]],
  ['the current chain of a site on another chain', 1, false, [{ chains: [1] }]],
])('approves %s', (_, chainId, asksForChain, chains) => {
  expect(chainsToApprove(chainId, asksForChain)).toEqual(chains)
})
