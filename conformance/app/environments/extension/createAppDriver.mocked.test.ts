import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeScreenshots } from '../../../drivers/extension/screenshots.ts'
import { readPageView } from '../page/readPageView.ts'
import { emit } from '../../cells/stepBuilders.ts'
import { cutOrRestoreNetwork } from './cutOrRestoreNetwork.ts'
import { chainsToApprove, createAppDriver } from './createAppDriver.ts'

vi.mock('../../../drivers/extension/screenshots.ts', () => ({
  takeScreenshots: vi.fn<typeof takeScreenshots>(async () => undefined),
}))

vi.mock('./cutOrRestoreNetwork.ts', () => ({
  cutOrRestoreNetwork: vi.fn<typeof cutOrRestoreNetwork>(async () => undefined),
}))

beforeEach(() => void vi.clearAllMocks())

const view = { status: 'disconnected', stream: [], log: [] }

/** Creates a driver for tests that need no page and no browser. */
const setUp = ({ done = [] as string[], user = {}, messages = [] as object[], page = {} } = {}) =>
  createAppDriver({
    app: {
      errors: {},
      messages,
      listeners: 0,
      site: {
        page: {
          evaluate: async () => view,
          waitForFunction: async () => {},
          close: async () => void done.push('close the page'),
          ...page,
        },
      },
    },
    worker: {
      context: {},
      wallet: { actionsFor: () => ({ user }), reset: async () => void done.push('reset') },
    },
    kind: { appSuiteFacts: { persona: 'metamask' } },
    known: new Set(['app.known.N']),
    variant: { path: [], stimulus: [] },
    // The mocks are incomplete, because these functions use no page and no browser.
  } as unknown as createAppDriver.Options)

test('takes screenshots of a failure', async () => {
  await setUp().saveScreenshots?.('app.new.N')
  expect(takeScreenshots).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no screenshots of an expected failure', async () => {
  await setUp().saveScreenshots?.('app.known.N')
  expect(takeScreenshots).not.toHaveBeenCalled()
})

test('closes the page before it resets the wallet', async () => {
  const done: string[] = []
  await setUp({ done }).close()
  expect(done).toEqual(['close the page', 'reset'])
})

test('answers a prompt again if the wallet does not take the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const messages: object[] = []
  const reject = vi.fn<() => Promise<boolean>>(async () => true)
  reject.mockResolvedValueOnce(true).mockImplementationOnce(async () => {
    messages.push({ kind: 'error', method: 'eth_requestAccounts', id: 1 })
    return true
  })
  const step = { do: 'act', act: { type: 'reject' } } as const
  await Promise.all([
    setUp({ user: { reject }, messages }).performStep(step),
    vi.advanceTimersByTimeAsync(10_000),
  ])
  expect(reject).toHaveBeenCalledTimes(2)
})

test('does not judge a wallet that stopped answering', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const evaluate = (script: unknown) => (script === readPageView ? view : new Promise(() => {}))
  await Promise.all([
    expect(setUp({ page: { evaluate } }).observe()).rejects.toThrow(
      'MetaMask did not say its accounts and chain within 15000 ms.',
    ),
    vi.advanceTimersByTimeAsync(20_000),
  ])
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
