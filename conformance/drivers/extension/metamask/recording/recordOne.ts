import type { Page } from '@playwright/test'
import type { Recording } from '@touchstone/harness/reality'
import { waitUntil } from '../../../../core/waitUntil.ts'
import type { WalletActions } from '../../ExtensionWallet.ts'
import type { ExtensionWorker } from '../../openWorker.ts'
import { follow } from './repeatRequests.ts'
import { type PageRecorder, recorder } from './recordProvider.ts'
import type { Begin } from './scenarios.ts'
import { createSubject, type Line, type Subject } from './recordedSite.ts'

export declare namespace recordOne {
  type Options = {
    worker: ExtensionWorker
    origin: string
    accounts: readonly `0x${string}`[]
    /** Recording to repeat: its requests, and its buttons in their order. */
    model: Recording
    begin: Begin
  }
}

/**
 * Repeats a recording on the real wallet and records the responses and events of this build.
 *
 * @returns the recording, and the lines of the model that did not arrive.
 */
export async function recordOne(
  options: recordOne.Options,
): Promise<{ recording: Recording; missing: string[] }> {
  const { worker, origin, accounts, model, begin } = options
  const page = await worker.context.newPage()
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>dapp</title>' }),
  )
  await page.addInitScript(recorder)
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.ethereum?.chainId')
  const site = { page, origin, isWaiting: async () => true }
  const actions = worker.wallet.actionsFor(site)
  const subject = createSubject(page, actions)

  const chains = await reachBeginning(page, subject, actions, begin)
  await page.evaluate(() => (globalThis as PageRecorder).recording().listen())
  if (begin.closes) await actions.arrange('dismiss')
  const missing = await follow(model, subject, begin)
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
      chains,
      walletChainId: 56,
      hands: begin.closes ? [{ type: 'dismiss' }] : [],
      permitted: begin.connected ? [accounts[0]!.toLowerCase() as `0x${string}`] : [],
      chainId: begin.chainId ?? 56,
      locked: begin.locked ?? false,
    },
    ui: model.ui ?? [],
    // The cast is safe: `recorder` writes only lines in this format.
    log: log as Line[],
    ...(model.state && { state }),
  }
  return { recording, missing }
}

/** Chains of a site that is not connected. No recording of such a site shows others. */
const unconnected = [1, 56]

/**
 * Brings the site into the initial state of the recording and clears the log.
 *
 * @returns the wallet's chains in its order. A connected site may use all of them.
 */
async function reachBeginning(
  page: Page,
  subject: Subject,
  { limitChains }: Pick<WalletActions, 'limitChains'>,
  begin: Begin,
): Promise<number[]> {
  let chains = unconnected
  if (begin.connected) {
    const asked = await subject.ask('eth_requestAccounts', null)
    await waitUntil(async () => (await subject.perform('approve')) === true, {
      otherwise: 'MetaMask had no prompt to approve',
      timeout: 60_000,
    })
    await page.waitForFunction('window.ethereum.selectedAddress')
    // The response arrives after the event and must not be part of the recording.
    await page.waitForFunction(
      (id) =>
        (globalThis as PageRecorder)
          .recording()
          .log.some((line) => (line as Line).k === 'res' && (line as { id?: number }).id === id),
      asked,
    )
    chains = await page.evaluate(permittedChains)
  }
  if (begin.chainId) {
    // MetaMask switches a site whose current chain is removed from its permission.
    await subject.perform('switchChain', begin.chainId)
    await page.waitForFunction('window.ethereum.chainId === "0x1"')
    await limitChains(begin.only ? [begin.only] : [1, 56])
  }
  if (begin.locked) await subject.perform('lock')
  await page.evaluate(() => void ((globalThis as PageRecorder).recording().log.length = 0))
  return chains
}

/** Runs in the page: reads the chains of the site's permission with a request that is not recorded. */
const permittedChains = async (): Promise<number[]> => {
  type Permission = { caveats?: { type: string; value: string[] }[] }
  // The DOM types have no `ethereum`.
  const { ethereum } = globalThis as unknown as {
    ethereum: { request(args: object): Promise<Permission[]> }
  }
  const permissions = await ethereum.request({ method: 'wallet_getPermissions' })
  return permissions
    .flatMap(({ caveats = [] }) => caveats)
    .filter(({ type }) => type === 'restrictNetworkSwitching')
    .flatMap(({ value }) => value.map(Number))
}
