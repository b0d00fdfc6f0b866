import type { Page } from '@playwright/test'
import type { Recording } from '@touchstone/harness/fidelity'
import { waitUntil } from '../../../../core/waitUntil.ts'
import { requestFrom } from '../../siteProvider.ts'
import type { ExtensionWorker } from '../../openWorker.ts'
import { type Line, type RecordedSite, repeatRequests } from './repeatRequests.ts'
import { type PageRecorder, recordProvider } from '../../recording/recordProvider.ts'
import type { InitialState } from './scenarios.ts'

export declare namespace recordScenario {
  type Options = {
    worker: ExtensionWorker
    origin: string
    accounts: readonly `0x${string}`[]
    /** The recording to repeat: its requests, and the buttons that the user presses, in order. */
    model: Recording
    initial: InitialState
  }
}

/**
 * Chains that the recording states for a site that is not connected. No recording of such a site shows other
 * chains.
 */
const unconnected = [1, 56]

/**
 * Repeats a recording (the model) on the real wallet, and records the responses and events of this build.
 *
 * @returns the recording, and the lines of the model that did not arrive.
 */
export async function recordScenario({
  worker,
  origin,
  accounts,
  model,
  initial,
}: recordScenario.Options): Promise<{ recording: Recording; missing: string[] }> {
  const page = await worker.context.newPage()
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>dapp</title>' }),
  )
  await page.addInitScript(recordProvider)
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.ethereum?.chainId')
  const site = { page, origin, isWaiting: async () => true }
  const actions = worker.wallet.actionsFor(site)
  const recorded = createRecordedSite(page, actions.user)

  const chains = initial.connected ? await connect(page, recorded) : unconnected
  if (initial.chainId) {
    // Move the site to chain 1, and then limit it to its recorded chains.
    await recorded.perform('switchChain', initial.chainId)
    await page.waitForFunction('window.ethereum.chainId === "0x1"')
    await actions.limitChains(initial.only ? [initial.only] : [1, 56])
  }
  if (initial.locked) await recorded.perform('lock')
  await page.evaluate(() => {
    const recording = (globalThis as PageRecorder).recording()
    recording.log.length = 0
    recording.listen()
  })
  if (initial.closes) await actions.arrange('dismiss')
  const missing = await repeatRequests(model, recorded, initial)
  const { log, state } = await page.evaluate(() => {
    const { log, state } = (globalThis as PageRecorder).recording()
    return { log, state: state() }
  })
  await worker.wallet.reset(site)
  await page.close()
  const recording: Recording = {
    ...(model.name !== undefined && { name: model.name }),
    stage: {
      origin,
      down: false,
      // The chains that a connected site may use, in the wallet's order.
      chains,
      walletChainId: 56,
      hands: initial.closes ? [{ type: 'dismiss' }] : [],
      permitted: initial.connected ? [accounts[0]!.toLowerCase() as `0x${string}`] : [],
      chainId: initial.chainId ?? 56,
      locked: initial.locked ?? false,
    },
    ui: model.ui ?? [],
    // The cast is safe: `recordProvider` writes only lines in this format.
    log: log as Line[],
    ...(model.state && { state }),
  }
  return { recording, missing }
}

const createRecordedSite = (
  page: Page,
  user: ReturnType<ExtensionWorker['wallet']['actionsFor']>['user'],
): RecordedSite => ({
  perform: (action, ...args) => user[action]!(...args),
  readLog: () =>
    page.evaluate(() => structuredClone((globalThis as PageRecorder).recording().log)) as Promise<
      Line[]
    >,
  async waitForBatch(batch) {
    // No event reports that a batch is settled (EIP-5792), so poll its status.
    const isSettled = async () => {
      const status = await requestFrom(page, 'wallet_getCallsStatus', batch).catch(() => undefined)
      return (status as { status?: number } | undefined)?.status !== 100
    }
    await waitUntil(isSettled, {
      otherwise: 'MetaMask left an answered batch pending',
      timeout: 60_000,
      interval: 100,
    })
  },
  request: (method, params) =>
    page.evaluate(([name, given]) => (globalThis as PageRecorder).recording().ask(name, given), [
      method,
      params,
    ] as const),
})

/** Connects the site and returns the chains of its permission. */
async function connect(page: Page, recorded: RecordedSite): Promise<number[]> {
  const request = await recorded.request('eth_requestAccounts', null)
  await waitUntil(async () => (await recorded.perform('approve')) === true, {
    otherwise: 'MetaMask had no prompt to approve',
    timeout: 60_000,
  })
  await page.waitForFunction('window.ethereum.selectedAddress')
  // Wait for the response, which arrives after the event, so that it does not get into the recording.
  await waitUntil(
    async () => (await recorded.readLog()).some((line) => line.k === 'res' && line.id === request),
    { otherwise: 'MetaMask did not answer eth_requestAccounts', timeout: 30_000 },
  )
  // `requestFrom` does not record this request.
  const permissions = await requestFrom(page, 'wallet_getPermissions')
  return (permissions as { caveats?: { type: string; value: string[] }[] }[])
    .flatMap(({ caveats = [] }) => caveats)
    .filter(({ type }) => type === 'restrictNetworkSwitching')
    .flatMap(({ value }) => value.map(Number))
}
