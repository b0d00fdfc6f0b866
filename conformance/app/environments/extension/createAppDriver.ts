import type { Page } from '@playwright/test'
import type { SerializedValue as Value } from '../../../core/serialize.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { withTimeout } from '../../../core/withTimeout.ts'
import type { Observation } from '../../cells/Observation.ts'
import type { CellVariant } from '../../cells/CellVariant.ts'
import type { AppStep, WalletAct } from '../../cells/AppStep.ts'
import { defaultChains } from '../../cells/AppChains.ts'
import { takeScreenshots } from '../../../drivers/extension/screenshots.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import {
  readProviderChain,
  readSite,
  sendFrom,
  toHex,
} from '../../../drivers/extension/providerInPage.ts'
import { walletIdOf } from '../../walletIdOf.ts'
import { refusalsSince } from '../../walletTranscriptQueries.ts'
import { createAppPageObject } from '../page/AppPageObject.ts'
import { createStimulusObserver } from '../page/createStimulusObserver.ts'
import { countListeners } from '../page/walletPageScripts.ts'
import { walletNameInDialog } from '../page/walletNameInDialog.ts'
import { openEmptyTab } from '../page/openEmptyTab.ts'
import { readPageView } from '../page/readPageView.ts'
import type { AppDriver } from '../../AppDriver.ts'
import { addDecoyWallet, decoyRdns } from '../../../drivers/provider/addDecoyWallet.ts'
import { type AppPage, type AppPageWallet, waitForWallet } from './openAppPage.ts'
import { leaveAndReturn } from './leaveAndReturn.ts'
import { cutOrRestoreNetwork } from './cutOrRestoreNetwork.ts'
import { waitUntilQuiet } from './waitUntilQuiet.ts'
import { countAnswers, hasOpenRequest, lastEvent, promptingMethods } from './walletMessages.ts'
import { networkOf, onlyConnectedSitesHaveChain } from './whyImpossible.ts'

export declare namespace createAppDriver {
  type Options = {
    app: AppPage
    worker: Pick<ExtensionWorker, 'context' | 'wallet'>
    kind: AppPageWallet
    /** Ids of cells that are expected to fail. No screenshots are taken of their failures. */
    known: ReadonlySet<string>
    variant: Pick<CellVariant, 'path' | 'stimulus'>
  }
}

/** Id of Base, a chain that the wallets have and the app does not support. */
const base = 8453

/** Time-out in ms for a user action in the wallet and its effect on the page. Long, because the machine may be busy. */
const actionTimeout = 60_000

/** Time in ms after which the user answers a prompt again, because a busy wallet may ignore the first answer. */
const retryTime = 7000

/** Time limit in ms of an answer about accounts and chain. Long, because the machine may be busy. */
const truthTimeout = 15_000

/** Creates the driver of one variant: the built app in its page and a real wallet. */
export const createAppDriver = ({
  app: { site, errors, messages, listeners },
  worker: { context, wallet },
  kind,
  known,
  variant: { path, stimulus },
}: createAppDriver.Options): AppDriver => {
  const { page, origin } = site
  const { appSuiteFacts: facts, rdns, answersVisiblePages } = kind
  const name = walletNameInDialog(facts.persona)
  /** Ids of the script's wallets in the app. The browser has one wallet, so the ids of the others match none. */
  const wallets = { first: walletIdOf(facts.persona), second: 'none', missing: 'none' }
  const { user, arrange } = wallet.actionsFor(site)
  const screen = createAppPageObject(page)
  const others: Page[] = []
  let isNetworkCut = false
  /**
   * Request whose prompt window the user closes: the last one of the path. The wallet must show this prompt in a new
   * window. Undefined if the stimulus closes no prompt.
   */
  const closes = stimulus.some((step) => step.do === 'act' && step.act.type === 'dismiss')
    ? path.findLast((step) => step.do === 'connect' || step.do === 'switch')?.do
    : undefined
  /** Whether the variant switches the chain in the app, so that the wallet must show a prompt for the switch. */
  const asksForChain = [...path, ...stimulus].some((step) => step.do === 'switch')
  const hasChainWhenConnected = onlyConnectedSitesHaveChain(facts)
  /** Chain that the user selects in the connect prompt, in a wallet in which only connected sites have a chain. */
  let chosenChain = defaultChains.home
  /** Decision that the user takes on the open prompt when the app's clock has advanced by another `after` ms. */
  let pendingDecision: { after: number; act: 'approve' | 'reject' } | undefined
  /** Whether the wallet may still send events to the page. */
  let mayEmitEvents = false
  /** Whether no event can follow the current step: it changed nothing, or the wallet's prompt waits for the user. */
  let isSettled = false

  const observer = createStimulusObserver({
    readView: () => page.evaluate(readPageView, undefined),
    readEntries: async () => messages,
    errors,
    chains: defaultChains,
  })
  const { state, beginStimulus, hasEvidence, isUnanswered, transcript } = observer
  const isAppWaiting = async () => 'CS'.includes(await state())
  const quiet = (ms: number) => waitUntilQuiet(page, ms)
  const waitFor = <T>(
    read: () => Promise<T | false> | T | false,
    timeoutMessage: string,
    timeout = actionTimeout,
  ) => waitUntil(read, { timeoutMessage, timeout })

  /** Waits until the wallet opens a prompt or the app no longer waits for a response. */
  const waitForPrompt = async () => {
    const seen = await waitFor(async () => {
      if ((await user.prompts!()) !== 0) return 'prompt'
      return !(await isAppWaiting()) && 'no need'
    }, `${name} opened no prompt for what the app asks`)
    isSettled ||= seen === 'prompt'
  }

  /** Answers the prompt, which may still be opening. With `here`, also waits until the app has handled the response. */
  const answer = async (act: 'approve' | 'reject' | 'dismiss', here = true) => {
    const before = countAnswers(messages)
    const choice = act === 'approve' ? await chooseChains() : []
    await waitFor(
      async () => (await user[act]!(...choice)) === true,
      `${name} opened no prompt to ${act}`,
    )
    if (!here) return
    let actedAt = performance.now()
    const isAnswered = async () => {
      if (countAnswers(messages) > before) return true
      if (performance.now() - actedAt < retryTime) return false
      actedAt = performance.now()
      await user[act]!(...choice)
      return false
    }
    await waitFor(isAnswered, `${name} did not answer after "${act}"`)
    // The app may have sent another request with a prompt.
    await waitFor(
      async () => hasOpenRequest(messages) || !(await isAppWaiting()),
      "The app did not handle the wallet's answer",
    )
  }

  const openTab = async (step: AppStep & { do: 'tab' }) => {
    // Ask before the other tab covers this page: some wallets answer only the page in front.
    const connected = (await readSite(page)).accounts.length > 0
    const there = await openEmptyTab(context, new URL('other-tab.html', origin).href)
    others.push(there)
    const otherSite = { page: there, origin, isWaiting: async () => false }
    await waitForWallet(otherSite, kind, wallet)
    await actInTab(there, step, connected)
    if (answersVisiblePages) await page.bringToFront()
  }

  const actInTab = async (there: Page, step: AppStep & { do: 'tab' }, connected: boolean) => {
    if (step.act === 'connect') {
      await sendFrom(there, 'eth_requestAccounts')
      return answer('approve', false)
    }
    if (step.act === 'revoke') {
      await sendFrom(there, 'wallet_revokePermissions', { eth_accounts: {} })
      return connected && waitFor(hasNoAccounts, `${name} did not report the revocation`)
    }
    const target = step.chainId ?? defaultChains.other
    await sendFrom(there, 'wallet_switchEthereumChain', { chainId: toHex(target) })
    return connected ? reachChain(target) : answer('approve', false)
  }

  /** Returns whether the wallet's last `accountsChanged` to this page has an empty list of accounts. */
  const hasNoAccounts = () => {
    const accounts = lastEvent(messages, 'accountsChanged')
    return Array.isArray(accounts) && accounts.length === 0
  }

  /** Waits until the provider has the chain, or has reported it. Rainbow's provider does not update `chainId`. */
  const reachChain = async (chainId: number) => {
    const hex = toHex(chainId)
    const isThere = async () => {
      const reported = lastEvent(messages, 'chainChanged') as { chainId?: string } | undefined
      return reported?.chainId === hex || (await readProviderChain(page)) === hex
    }
    await waitFor(isThere, `${name} did not move the page to chain ${chainId}`, 30_000)
  }

  const changeNetwork = async (isUp: boolean) => {
    isNetworkCut = true
    await cutOrRestoreNetwork(page, name, user, isUp)
    isNetworkCut = !isUp
  }

  const chooseChains = async (): Promise<Value[]> =>
    hasChainWhenConnected
      ? [{ chains: [chosenChain] }]
      : chainsToApprove((await readSite(page)).chainId, asksForChain)

  const applyAct = async ({ type, ...fields }: WalletAct) => {
    switch (type) {
      case 'approve':
      case 'reject':
      case 'dismiss':
        return answer(type)
      case 'selectAccounts':
        return user.selectAccounts!(fields['accounts'] as Value)
      case 'switchChain': {
        const target =
          fields['chainId'] === defaultChains.foreign ? base : Number(fields['chainId'])
        if (hasChainWhenConnected && (await readSite(page)).accounts.length === 0)
          return (chosenChain = target)
        await user.switchChain!(target)
        return reachChain(target)
      }
      case 'wipeAccounts':
        return user.revoke!()
      case 'emit': {
        // The wallet emits all other events itself.
        const change = networkOf({ type, ...fields })
        if (change) await changeNetwork(false)
        return change === 'back' && changeNetwork(true)
      }
      default:
        return user[type as 'lock' | 'unlock']!()
    }
  }

  /** Advances the app's clock, then carries out the user's pending decision if it is due. */
  const advance = async (ms: number) => {
    // Let late events arrive first: MetaMask sends `chainChanged` up to 400 ms after its cause.
    if (mayEmitEvents) await quiet(600)
    mayEmitEvents = false
    await page.evaluate(`__passTime(${ms})`)
    if (!pendingDecision) return
    pendingDecision.after -= ms
    if (pendingDecision.after > 0) return
    const { act } = pendingDecision
    pendingDecision = undefined
    await answer(act)
  }

  const applyStep = async (step: AppStep): Promise<unknown> => {
    if (step.do === closes) await arrange('dismiss')
    switch (step.do) {
      case 'connect':
        await screen.connect(name)
        return waitForPrompt()
      case 'switch':
        await screen.switchTo(step.chainId)
        return waitForPrompt()
      case 'rule': {
        const { method, after, do: response } = step.rule
        if (after !== undefined && promptingMethods.includes(method) && response.type !== 'hang')
          pendingDecision = { after, act: response.type === 'reject' ? 'reject' : 'approve' }
        return undefined
      }
      case 'cancel':
        return screen.cancel()
      case 'disconnect':
        return screen.disconnect()
      case 'act':
        mayEmitEvents = true
        return applyAct(step.act)
      case 'advance':
        return advance(step.ms)
      case 'reload':
        observer.onReload(0)
        return page.reload()
      case 'restore':
        return leaveAndReturn(page, messages, facts.returnEvent)
      case 'tab':
        return openTab(step)
      case 'announce':
        return page.evaluate(addDecoyWallet, decoyRdns)
      default:
        throw new Error(`a real ${name} cannot be made to "${step.do}"`)
    }
  }

  const listenersAfterDisconnect = async (): Promise<number> => {
    await screen.disconnect()
    await quiet(100)
    return (await page.evaluate(countListeners, rdns)) - listeners
  }

  return {
    performStep: async (step) => {
      isSettled = step.do === 'rule'
      await applyStep(step)
      if (!isSettled) await quiet(150)
    },
    performSteps: async (steps) => {
      for (const step of steps) await applyStep(step)
      await quiet(600)
    },
    state,
    beginStimulus,
    hasEvidence,
    isUnanswered,
    observe: async (): Promise<Observation> => {
      const { view, from, observation } = await observer.observe()
      // The app ignores errors of cancelled requests. Example: MetaMask rejects an open switch request when the site
      // revokes its permission. So leave out errors after the app's last error event.
      const lastError = view.stream.slice(from.stream).findLast(({ event }) => event === 'error')
      const refusals = refusalsSince(messages, from.entries, (lastError?.at ?? Infinity) + 1)
      const truth = await withTimeout(readSite(page), truthTimeout, undefined)
      // Rabby does not answer after a return from the back/forward cache.
      if (!truth && !stimulus.some((step) => step.do === 'restore'))
        throw new Error(`${name} did not say its accounts and chain within ${truthTimeout} ms.`)
      return {
        ...observation,
        refusals,
        wallets,
        ...(truth && { truth }),
        listenersLeft: observation.after === 'N' ? await listenersAfterDisconnect() : 0,
      }
    },
    transcript,
    saveScreenshots: async (cell) => {
      if (!known.has(cell)) await takeScreenshots(context, cell)
    },
    close: async () => {
      // The next variant needs a wallet with a working network.
      if (isNetworkCut) await changeNetwork(true)
      // Closing the pages ends the requests that are open.
      for (const one of [...others, page]) await one.close()
      await wallet.reset()
    },
  }
}

/**
 * Returns the arguments of `approve` in a wallet that limits chains: the chains that the user selects. The wallet
 * prompts for a switch only if the site has no permission for the new chain.
 *
 * @param asksForChain whether the variant switches the chain in the app
 */
export const chainsToApprove = (chainId: number, asksForChain: boolean): Value[] =>
  chainId === defaultChains.home && !asksForChain ? [] : [{ chains: [chainId] }]
