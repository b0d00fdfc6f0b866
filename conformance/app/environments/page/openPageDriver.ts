import type { Page } from '@playwright/test'
import { personas, type Act, type PersonaName, type Rule } from '@touchstone/harness'
import type { PageWallet } from '@touchstone/harness/playwright'
import { waitUntil } from '../../../core/waitUntil.ts'
import type { Observation } from '../../cells/Observation.ts'
import type { AppStep } from '../../cells/AppStep.ts'
import { toHex } from '../../cells/stepBuilders.ts'
import { DappModuleError, NoControlError } from '../../dapp/dappErrors.ts'
import { createStimulusObserver } from './createStimulusObserver.ts'
import { toAppLine, toTranscriptLine } from '../../toTranscriptLine.ts'
import { walletIdOf } from '../../walletIdOf.ts'
import type { AppDriver } from '../../AppDriver.ts'
import { createAppControls, type DappControls } from './DappControls.ts'
import { sendRequest, readTruthInPage, countListeners } from './walletPageScripts.ts'
import type { AppContext } from './openAppBrowserContext.ts'
import { openEmptyTab } from './openEmptyTab.ts'

const answers = new Set(['approve', 'reject', 'dismiss'])
const handled = new Set(['prompt', 'result', 'error'])
const adding = 'wallet_addEthereumChain'

/** ms by which the page's clock advances after each step: one frame and a task after it. */
const frame = 20

/** Creates the driver of one variant. The clock of the page is stopped. */
export const openPageDriver = async (
  appContext: AppContext,
  createControls: (page: Page) => DappControls = createAppControls,
): Promise<AppDriver> => {
  const { context, page, wallet, site, persona, chains, errors } = appContext
  const { rdns } = personas[persona].info
  const began = await appContext.begin()
  const controls = createControls(page)
  const { readView } = controls
  const scripted = controls.scriptedPageObject ?? controls.pageObject
  let pageObject = scripted
  const second: PersonaName = walletIdOf(persona) === 'metamask' ? 'standard' : 'metamask'
  const ids = { first: walletIdOf(persona), second: walletIdOf(second), missing: 'gate' }
  /** Methods whose requests a rule delays or leaves unanswered. */
  const held = new Set<string>()
  let tabs = 0
  const observer = createStimulusObserver({
    readView,
    readEntries: () => wallet.transcript(),
    errors,
    chains,
  })

  const settle = async () => {
    await readView(frame)
    if (!controls.isOtherDapp) return
    for (let before = -1, now = 0; before !== now;) {
      before = now
      await readView(5)
      now = (await wallet.transcript()).length
    }
  }

  const tab = async (step: AppStep & { do: 'tab' }) => {
    const there = await openEmptyTab(context, new URL(`other-tab-${++tabs}.html`, site).href)
    if (step.act === 'forget')
      return there.evaluate(() => localStorage.removeItem('touchstone.connection'))
    const chainId = toHex(step.chainId ?? chains.other)
    const { method, params } = {
      connect: { method: 'eth_requestAccounts', params: [] },
      revoke: { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
      switch: { method: 'wallet_switchEthereumChain', params: [{ chainId }] },
    }[step.act]
    await there.evaluate(sendRequest, { rdns, method, params })
    const asked = (await wallet.prompts()).findLast((prompt) => prompt.method === method)
    if (asked) await wallet.act({ type: 'approve', prompt: asked.id })
  }

  const perform = async (step: AppStep): Promise<unknown> => {
    switch (step.do) {
      case 'connect':
        return pageObject.connect(controls.walletName(step.wallet === 'second' ? second : persona))
      case 'switch':
        return pageObject.switchTo(step.chainId)
      case 'add':
        await pageObject.add(step.chainId)
        if (held.has(adding)) return undefined
        return waitUntilHandled(wallet, adding).catch(reportMissingPrompt)
      case 'cancel':
      case 'disconnect':
        return pageObject[step.do]()
      case 'rule':
        if (step.rule.after !== undefined || step.rule.do.type === 'hang')
          held.add(step.rule.method ?? '')
        return wallet.use(step.rule as Rule)
      case 'act':
        if (answers.has(step.act.type)) await waitForWalletPrompt(wallet).catch(reportMissingPrompt)
        return wallet.act(step.act as Act)
      case 'advance':
        return readView(step.ms)
      case 'announce':
        return appContext.announce(second)
      case 'reload':
        observer.onReload()
        controls.onReload?.()
        return page.reload()
      case 'restore':
        return page.evaluate(() =>
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        )
      case 'tab':
        return tab(step)
      case 'show':
      case 'watchCapabilities':
      case 'reconnect':
        throw new Error(`only Node performs the step ${step.do}`)
    }
  }

  /** If another dapp sends no request, the suite has no fault. */
  const reportMissingPrompt = (cause: unknown) => {
    if (!controls.isOtherDapp) throw cause
    throw new DappModuleError('the dapp made no request for which the wallet shows a prompt', {
      cause,
    })
  }

  const close = () => (controls.isBroken?.() ? context.close() : appContext.end())

  // Let another dapp finish its start before the first step.
  if (controls.isOtherDapp)
    await settle().catch(async (cause: unknown) => {
      await close()
      throw cause
    })

  const performSteps = async (steps: readonly AppStep[]) => {
    for (const step of steps) await perform(step)
    await settle()
  }

  return {
    performStep: (step) => performSteps([step]),
    performSteps,
    state: observer.state,
    beginStimulus: async () => {
      pageObject = controls.pageObject
      await observer.beginStimulus()
    },
    hasEvidence: observer.hasEvidence,
    isUnanswered: observer.isUnanswered,
    observe: async (): Promise<Observation> => {
      const { view, from, observation } = await observer.observe()
      await wallet.reset()
      const truth = await page.evaluate(readTruthInPage, rdns)
      return {
        ...observation,
        time: { from: from.at, until: view.at },
        wallets: ids,
        ...(controls.isOtherDapp && { partly: true }),
        ...(truth && { truth }),
        listenersLeft: observation.after === 'N' ? await listenersAfterDisconnect() : 0,
      }
    },
    transcript: async () => {
      // The report shows the wallet's messages even if the dapp's events cannot be read.
      const { stream } = await readView().catch(() => ({ stream: [] }))
      return [
        ...(await wallet.transcript()).slice(began.entries).map(toTranscriptLine),
        ...stream.map(toAppLine),
      ]
    },
    close,
  }

  async function listenersAfterDisconnect(): Promise<number> {
    try {
      await scripted.disconnect()
    } catch (cause) {
      // A dapp without a disconnect button may keep its listeners.
      if (cause instanceof NoControlError) return 0
      throw cause
    }
    await settle()
    return page.evaluate(countListeners, rdns)
  }
}

/** Takes real time, because the wallet loads some of its code at the first use. */
const waitForWalletPrompt = (wallet: PageWallet): Promise<unknown> =>
  waitUntil(async () => (await wallet.prompts()).length > 0, {
    timeoutMessage: 'The wallet opened no prompt to answer',
    timeout: 10_000,
  })

/** Waits until the wallet shows a prompt for the last request of this method, or has answered it. */
const waitUntilHandled = (wallet: PageWallet, method: string): Promise<unknown> =>
  waitUntil(
    async () => {
      const entries = await wallet.transcript()
      const asked = entries.findLastIndex((one) => one.kind === 'call' && one.method === method)
      return asked >= 0 && entries.slice(asked + 1).some(({ kind }) => handled.has(kind))
    },
    { timeoutMessage: `The wallet did not handle ${method}`, timeout: 10_000 },
  )
