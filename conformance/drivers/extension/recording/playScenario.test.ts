import type { Page } from '@playwright/test'
import { createWallet, reply, type Wallet } from '@touchstone/harness'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Driver } from '../../../core/driver.ts'
import type { WalletActions } from '../ExtensionWallet.ts'
import type { ExtensionWorker } from '../openBrowserWorker.ts'
import { playScenario } from './playScenario.ts'
import type { RecordingScenario } from './scenarios.ts'

const connect = { method: 'eth_requestAccounts' }
const approve = { type: 'approve' } as const

test('records requests, prompts, answers, events and user actions in their order', async () => {
  const { log } = await play({ steps: [connect, approve] })

  const kinds = log?.map((line) => (line.k === 'event' ? line.ev : line.k))
  expect(kinds).toEqual(['req', 'prompt', 'act', 'accountsChanged', 'res'])
})

test('leaves out an answer to a prompt that the wallet did not open', async () => {
  const { log, stage } = await play({ connected: true, steps: [connect, approve] })

  expect(log?.map(({ k }) => k)).toEqual(['req', 'res'])
  expect(stage?.permitted).toEqual(['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'])
})

test('limits the site to its only chain before the recording', async () => {
  const steps = [{ method: 'eth_chainId' }]
  const { log, stage } = await play({ connected: true, onlyChain: 1, steps })

  expect(log).toMatchObject([{ k: 'req' }, { k: 'res', result: '0x1' }])
  expect(stage).toMatchObject({
    chains: [56, 1],
    chainId: 1,
    rules: [{ method: 'wallet_switchEthereumChain', do: { type: 'prompt' } }],
  })
  expect(arrange).toHaveBeenCalledExactlyOnceWith('3326.switch.prompts')
})

test('creates params from the last result', async () => {
  const paramsFrom = (chainId: unknown) => [{ chainId }]
  const switchChain = { method: 'wallet_switchEthereumChain', paramsFrom }
  const { log } = await play({ steps: [{ method: 'eth_chainId' }, switchChain] })

  expect(log?.[2]).toMatchObject({ k: 'req', params: [{ chainId: '0x38' }] })
})

test('waits until a batch is no longer pending before it records its status', async () => {
  const steps = [{ method: 'wallet_getCallsStatus', paramsFrom: () => ['0x1'] }]
  const { log } = await play({ steps }, (wallet) =>
    wallet
      .when('wallet_getCallsStatus')
      .sequence(reply({ status: 100 }), reply({ status: 200 }), reply({ status: 200 })),
  )

  expect(log).toMatchObject([{ k: 'req' }, { k: 'res', result: { status: 200 } }])
})

test('answers a prompt whose request has its answer already', async () => {
  const { log } = await play({ steps: [{ method: 'eth_chainId' }, approve] }, (wallet) => {
    void wallet.provider.request(connect)
  })

  expect(log).toContainEqual(expect.objectContaining({ k: 'act', act: approve }))
})

test('prepares a scenario in which the user closes a prompt', async () => {
  await play({ steps: [connect, { type: 'dismiss' }] })

  expect(arrange).toHaveBeenCalledExactlyOnceWith('dismiss')
})

test('names the step that failed', async () => {
  await expect(play({ steps: [connect, { type: 'reject' }] })).rejects.toThrow(
    'Step 2 of "example" failed: Standard did not accept the user action reject: "refused".',
  )
})

const arrange = vi.fn<WalletActions['arrange']>()
beforeEach(() => vi.clearAllMocks())

/** Plays a scenario on a fake wallet in this process, whose prompts cannot be rejected. */
function play(scenario: RecordingScenario, prepare?: (wallet: Wallet) => void) {
  const wallet = createWallet({ approval: 'prompt' })
  prepare?.(wallet)
  vi.stubGlobal('ethereum', wallet.provider)
  // Only the members that a recording uses, here and in the worker.
  const page = {
    route: async () => {},
    exposeBinding: async (name: string, report: (source: object, line: object) => void) =>
      vi.stubGlobal(name, (line: object) => report({}, line)),
    goto: async () => {},
    waitForFunction: async () => {},
    bringToFront: async () => {},
    evaluate: async <T>(run: (argument: unknown) => T, argument: unknown) => run(argument),
    close: async () => {},
  } as unknown as Page
  const user: Driver['user'] = {
    prompts: async () => wallet.prompts().length,
    approve: async () => (wallet.act({ type: 'approve' }), true),
    reject: async () => 'refused',
    dismiss: async () => (wallet.act({ type: 'dismiss' }), true),
    switchChain: async (chainId) => (
      wallet.act({ type: 'switchChain', chainId: chainId as number }),
      true
    ),
  }
  const worker = {
    context: { newPage: async () => page },
    wallet: { actionsFor: () => ({ user, arrange }), reset: async () => {} },
  } as unknown as ExtensionWorker
  return playScenario({
    worker,
    wallet: 'Standard',
    name: 'example',
    scenario: { connected: false, ...scenario },
    origin: 'http://recording.localhost',
    quiet: 20,
  })
}
