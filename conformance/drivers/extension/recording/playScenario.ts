import type { Page } from '@playwright/test'
import type { Act, LogLine, Recording, Rule } from '@touchstone/harness/fidelity'
import type { UserAction } from '../../../core/driver.ts'
import { homeChainId, otherChainId } from '../../../core/defaultChainIds.ts'
import { isUsageError } from '../../../core/UsageError.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
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
  let changedAt = start

  const note = (line: LogLine) => {
    changedAt = performance.now()
    log.push({ t: Math.round(changedAt - start), ...line })
  }
  const count = (...kinds: LogLine['k'][]) => log.filter(({ k }) => kinds.includes(k)).length
  /** Returns whether a request of the page has no answer yet. */
  const isWaiting = () => count('req') > count('res', 'err')
  const { user, arrange } = worker.wallet.actionsFor({
    page,
    origin,
    isWaiting: async () => isWaiting(),
  })
  const isPrompted = async () => Number(await user.prompts!()) > 0

  const waitUntilQuiet = async () => {
    changedAt = performance.now()
    const isQuiet = () => performance.now() - changedAt >= quiet
    await waitUntil(isQuiet, { timeoutMessage: 'The wallet did not fall silent', timeout })
  }

  /** Loads the page, and waits until its provider emits no more events. */
  const loadPage = async () => {
    await page.goto(`${origin}/`)
    await page.waitForFunction('window.ethereum')
    await page.evaluate(recordProvider)
    await waitUntilQuiet()
  }

  /** Sends a request, and waits for its answer or for a prompt. */
  const sendRequest = async (step: Extract<RecordingStep, { method: string }>) => {
    const { method, params: given = null, paramsFrom } = step
    const params = paramsFrom ? paramsFrom(log.findLast((line) => line.k === 'res')?.result) : given
    if (paramsFrom && method === 'wallet_getCallsStatus') await waitForBatch(page, params)
    // Some wallets answer only a page that is visible.
    await page.bringToFront()
    const sent = { id: count('req') + 1, method, params }
    // The cast is safe, because the params of the scenarios are JSON.
    note({ k: 'req', ...sent } as LogLine)
    await page.evaluate((args) => (globalThis as RecordedPage).ask(args), sent)
    await waitUntil(async () => !isWaiting() || (await isPrompted()), {
      timeoutMessage: `${wallet} neither answered ${method} nor opened a prompt`,
      timeout,
    })
  }

  /** Performs a user action. Skips an answer to a prompt if no request and no prompt is open. */
  const act = async (given: Act) => {
    const { type, ...options } = given
    const answersPrompt = ['approve', 'reject', 'dismiss'].includes(type)
    // MetaMask answers a batch of one call before its prompt opens, so look for a prompt too.
    if (answersPrompt && !isWaiting() && !(await isPrompted())) return
    const perform = user[type as UserAction]
    if (!perform) throw new Error(`The driver of ${wallet} cannot ${type}.`)
    note({ k: 'act', act: given })
    const done = await perform(...(Object.values(options) as string[]))
    if (answersPrompt && done !== true)
      throw new Error(`${wallet} did not accept the user action ${type}: ${JSON.stringify(done)}.`)
  }

  /** Plays one step and waits until it has no further effect. */
  const playStep = async (step: RecordingStep) => {
    await ('method' in step ? sendRequest(step) : act(step))
    await waitUntilQuiet()
    // Look only now: an open prompt may belong to an earlier request, and the answer to this one may be on its way.
    if (isWaiting() && (await isPrompted())) note({ k: 'prompt' })
  }

  try {
    await page.exposeBinding('report', (_, line: LogLine) => note(line))
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>dapp</title>' }),
    )
    await loadPage()
    if (connected) {
      await playStep({ method: 'eth_requestAccounts' })
      await playStep({ type: 'approve' })
      // Load the page again, because some providers keep data of an answer until then.
      await loadPage()
    }
    const chains = connected ? await readPermittedChains(page) : defaultChains
    if (onlyChain !== undefined) {
      await playStep({ type: 'switchChain', chainId: onlyChain })
      await arrange('3326.switch.prompts')
    }
    if (steps.some((step) => 'type' in step && step.type === 'dismiss')) await arrange('dismiss')
    log.length = 0
    for (const [index, step] of steps.entries())
      await playStep(step).catch((cause: unknown) => {
        if (isUsageError(cause)) throw cause
        const message = `Step ${index + 1} of "${name}" failed: ${firstErrorLine(cause)}`
        throw new Error(message, { cause })
      })
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
      state: await page.evaluate(() => {
        const { ethereum } = globalThis as RecordedPage
        const { chainId, networkVersion, selectedAddress } = ethereum
        return { chainId, networkVersion, selectedAddress, isConnected: ethereum.isConnected() }
      }),
    }
  } finally {
    // Closing the page ends the requests that are open.
    await page.close()
    await worker.wallet.reset()
  }
}

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
