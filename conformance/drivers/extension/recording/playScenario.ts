import type { Page } from '@playwright/test'
import type { Act, LogLine, Recording, Rule } from '@touchstone/harness/fidelity'
import type { Driver, UserAction } from '../../../core/driver.ts'
import { homeChainId, otherChainId } from '../../../core/defaultChainIds.ts'
import { isUsageError } from '../../../core/UsageError.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
import type { WalletSite } from '../ExtensionWallet.ts'
import type { ExtensionWorker } from '../openBrowserWorker.ts'
import { requestFrom } from '../providerInPage.ts'
import { type RecordedPage, recordProvider } from './recordProvider.ts'
import { alice, type RecordingScenario, type RecordingStep } from './scenarios.ts'

export declare namespace playScenario {
  type Options = {
    worker: ExtensionWorker
    /** The wallet's name, for error messages. */
    wallet: string
    name: string
    scenario: RecordingScenario
    origin: string
    /** Time in ms without a new line in the log, after which a step is finished. Default: 1000. */
    quiet?: number
  }
}

/** Time limit in ms of each wait for the wallet. */
const timeout = 60_000

type Params = Extract<LogLine, { k: 'req' }>['params']

/** Permitted chains of a site, in a wallet that does not report them. */
const defaultChains = [homeChainId, otherChainId]

/** Rule that makes the persona prompt for each switch, as the wallet does for a site that may use one chain only. */
const promptForSwitch: Rule = { method: 'wallet_switchEthereumChain', do: { type: 'prompt' } }

/**
 * Plays a scenario on the real wallet and records the requests, answers, events and user actions in their order.
 *
 * @throws Error if a request gets neither an answer nor a prompt, or if the wallet does not accept an action.
 */
export async function playScenario({
  worker,
  wallet,
  name,
  scenario: { connected = true, onlyChain, steps },
  origin,
  quiet = 1000,
}: playScenario.Options): Promise<Recording> {
  const page = await worker.context.newPage()
  const log: LogLine[] = []
  const start = performance.now()
  const note = (line: LogLine) =>
    void log.push({ t: Math.round(performance.now() - start), ...line })
  await page.exposeBinding('report', (_, line: LogLine) => note(line))
  const site: WalletSite = { page, origin, isWaiting: async () => isWaiting(log) }
  const { user, limitChains, arrange } = worker.wallet.actionsFor(site)
  const played = { page, log, note, user, wallet, quiet }
  let isPlayed = false
  try {
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>dapp</title>' }),
    )
    await loadPage(origin, played)
    if (connected) {
      await playStep({ method: 'eth_requestAccounts' }, played)
      await playStep({ type: 'approve' }, played)
      // Load the page again, because some providers keep data of an answer until then.
      await loadPage(origin, played)
    }
    const chains = connected ? await readPermittedChains(page) : defaultChains
    if (onlyChain !== undefined) {
      await playStep({ type: 'switchChain', chainId: onlyChain }, played)
      await limitChains([onlyChain])
    }
    if (steps.some((step) => 'type' in step && step.type === 'dismiss')) await arrange('dismiss')
    log.length = 0
    await playSteps(steps, name, played)
    const state = await page.evaluate(() => {
      const { ethereum } = globalThis as RecordedPage
      const { chainId, networkVersion, selectedAddress } = ethereum
      return { chainId, networkVersion, selectedAddress, isConnected: ethereum.isConnected() }
    })
    isPlayed = true
    return {
      name,
      stage: {
        origin,
        down: false,
        chains,
        walletChainId: homeChainId,
        chainId: onlyChain ?? homeChainId,
        hands: [],
        permitted: connected ? [alice] : [],
        locked: false,
        ...(onlyChain !== undefined && { rules: [promptForSwitch] }),
      },
      log,
      state,
    }
  } finally {
    if (isPlayed) await worker.wallet.reset(site)
    await page.close()
    // Closing the page ends the requests that a failed step left open.
    if (!isPlayed) await worker.wallet.reset()
  }
}

async function playSteps(
  steps: readonly RecordingStep[],
  name: string,
  played: Played,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await playStep(step, played)
    } catch (cause) {
      if (isUsageError(cause)) throw cause
      throw new Error(`Step ${index + 1} of "${name}" failed: ${firstErrorLine(cause)}`, { cause })
    }
  }
}

/** Loads the page, and waits until its provider emits no more events. */
async function loadPage(origin: string, { page, log, quiet }: Played): Promise<void> {
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.ethereum')
  await page.evaluate(recordProvider)
  await waitUntilQuiet(log, quiet)
}

type Played = {
  page: Page
  log: LogLine[]
  note(line: LogLine): void
  user: Driver['user']
  wallet: string
  quiet: number
}

/** Plays one step and waits until it has no further effect. */
async function playStep(step: RecordingStep, played: Played): Promise<void> {
  const { log, note, user, quiet } = played
  if ('method' in step) await sendRequest(step, played)
  else await act(step, played)
  await waitUntilQuiet(log, quiet)
  // Look only now: an open prompt may belong to an earlier request, and the answer to this one may be on its way.
  if (isWaiting(log) && (await countPrompts(user)) > 0) note({ k: 'prompt' })
}

/** Sends a request, and waits for its answer or for a prompt. */
async function sendRequest(
  { method, params: given = null, paramsFrom }: Extract<RecordingStep, { method: string }>,
  { page, log, note, user, wallet }: Played,
): Promise<void> {
  const last = log.findLast((line) => line.k === 'res')?.result
  const params: unknown = paramsFrom ? paramsFrom(last) : given
  if (paramsFrom && method === 'wallet_getCallsStatus') await waitForBatch(page, params)
  // Some wallets answer only a page that is visible.
  await page.bringToFront()
  const id = log.filter(({ k }) => k === 'req').length + 1
  // The cast is safe, because the params of the scenarios are JSON.
  note({ k: 'req', id, method, params: params as Params })
  await page.evaluate(
    (sent) => (globalThis as RecordedPage).ask(sent.id, sent.method, sent.params),
    { id, method, params },
  )
  const hasEffect = async () => !isWaiting(log) || (await countPrompts(user)) > 0
  const timeoutMessage = `${wallet} neither answered ${method} nor opened a prompt`
  await waitUntil(hasEffect, { timeoutMessage, timeout })
}

/** Performs a user action. Skips an answer to a prompt if no request and no prompt is open. */
async function act(given: Act, { log, note, user, wallet }: Played): Promise<void> {
  const { type, ...options } = given
  const perform = user[type as UserAction]
  if (!perform) throw new Error(`The driver of ${wallet} cannot ${type}.`)
  const answersPrompt = ['approve', 'reject', 'dismiss'].includes(type)
  // MetaMask answers a batch of one call before its prompt opens, so look for a prompt too.
  if (answersPrompt && !isWaiting(log) && (await countPrompts(user)) === 0) return
  note({ k: 'act', act: given })
  const done = await perform(...(Object.values(options) as string[]))
  if (answersPrompt && done !== true)
    throw new Error(`${wallet} did not accept the user action ${type}: ${JSON.stringify(done)}.`)
}

const countPrompts = async (user: Driver['user']): Promise<number> => Number(await user.prompts!())

/** Waits until a batch is included or has failed (EIP-5792: no event reports that). The polls are not recorded. */
const waitForBatch = (page: Page, params: unknown): Promise<unknown> =>
  waitUntil(
    async () => {
      const answer = await requestFrom(page, 'wallet_getCallsStatus', ...(params as unknown[]))
      return (answer as { status: number }).status !== 100
    },
    { timeoutMessage: 'The wallet left a batch pending', timeout, interval: 100 },
  )

/** Reads the chains of the site's permission, in the wallet's order. Default: home and other chain. */
async function readPermittedChains(page: Page): Promise<number[]> {
  // Some wallets do not support this method (EIP-2255), and reject it.
  const permissions = await requestFrom(page, 'wallet_getPermissions').catch(() => [])
  const chains = (permissions as { caveats?: { type: string; value: string[] }[] }[])
    .flatMap(({ caveats = [] }) => caveats)
    .filter(({ type }) => type === 'restrictNetworkSwitching')
    .flatMap(({ value }) => value.map(Number))
  return chains.length > 0 ? chains : defaultChains
}

/** Returns whether a request of the page has no answer yet. */
function isWaiting(log: readonly LogLine[]): boolean {
  const count = (...kinds: LogLine['k'][]) => log.filter(({ k }) => kinds.includes(k)).length
  return count('req') > count('res', 'err')
}

/** Waits until nothing was logged for some time. */
async function waitUntilQuiet(log: readonly LogLine[], quiet: number): Promise<void> {
  let count = -1
  let since = 0
  const isQuiet = () => {
    if (log.length !== count) since = performance.now()
    count = log.length
    return performance.now() - since >= quiet
  }
  await waitUntil(isQuiet, {
    timeoutMessage: 'The wallet did not fall silent',
    timeout,
    interval: 20,
  })
}
