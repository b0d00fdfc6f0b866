import type { Browser } from '@playwright/test'
import type { Act, Rule } from '@touchstone/harness'
import { createPhone, readQr, startRelay, type PhoneName } from '@touchstone/harness/relay'
import { createWallets, routeRelay } from '@touchstone/harness/playwright'
import type { Observation } from '../../cells/Observation.ts'
import type { AppStep } from '../../cells/AppStep.ts'
import { stateLetterOf } from '../../cells/transitionTable.ts'
import { defaultChains } from '../../cells/AppChains.ts'
import { accounts } from '../../cells/testAccounts.ts'
import { declareWalletChains } from '../../viemChain.ts'
import { isUnanswered } from '../../walletTranscriptQueries.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { createFakeClock } from '../node/fakeClock.ts'
import { routeNodeRequests, type NodeUrls } from '../page/routeNodeRequests.ts'
import { walletNameInDialog } from '../page/walletNameInDialog.ts'
import { createAppPageObject } from '../page/AppPageObject.ts'
import { createStimulusObserver } from '../page/createStimulusObserver.ts'
import { readPageView, type PageView } from '../page/readPageView.ts'
import { recordWindowEvents } from '../page/recordWindowEvents.ts'
import type { AppDriver } from '../../AppDriver.ts'
import { waitUntilQuiet, waitUntilSettled } from './waitUntilSettled.ts'

/** ms on the page's clock: at each reading, for the SDK's timers (`tick`), and after each step. */
const tick = 1
const frame = 20

/** Result of `readCode` if the app is not connecting. */
const noCode = ''

type Options = { browser: Browser; site: string; persona: PhoneName; nodes: NodeUrls; home: string }

/** Creates the driver of one variant: the built app in a page, and a phone that scans each QR code of the app. */
export const openWalletConnectDriver = async (options: Options): Promise<AppDriver> => {
  const { browser, site, persona, nodes, home } = options
  const relay = await startRelay()
  // The phone sends delayed responses only when a step advances the time.
  const clock = createFakeClock()
  const known = declareWalletChains([...defaultChains.supported, defaultChains.foreign], home)
  const phone = await createPhone({
    relay,
    persona,
    chains: known,
    approval: 'prompt',
    clock,
    accounts: [{ address: accounts.a }, { address: accounts.b }],
    // So that the wallet prompts for a switch to another chain, like an extension.
    sessionChains: 'current',
  })
  const { wallet } = phone
  const viewport = { width: 1024, height: 768 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors = { unhandled: [] as string[], console: [] as string[] }
  page.on('pageerror', (error) => void errors.unhandled.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.console.push(message.text())
  })
  await routeNodeRequests(context, site, nodes)
  await routeRelay(context, relay)
  await page.clock.install()
  await page.addInitScript(recordWindowEvents)
  await page.goto(site)
  // A clock that runs could reach time-outs of the app on a slow machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const pageObject = createAppPageObject(page)
  const picture = page.getByRole('img', { name: /QR code that connects/ })
  let scanned: string | undefined
  /** Whether the app uses a second wallet in its page instead of the phone. */
  let usesPageWallet = false

  for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    wallet.use({ method, do: { type: 'prompt' } })

  const view = async (): Promise<PageView> => {
    await page.clock.runFor(tick)
    return page.evaluate(readPageView, undefined)
  }
  const observer = createStimulusObserver({
    readView: view,
    readEntries: async () => wallet.transcript(),
    errors,
    chains: defaultChains,
  })
  const { state, beginStimulus, hasEvidence, transcript } = observer

  /** If these stay the same for a while, the page and the phone are idle. */
  const stateOf = ({ status, stream, log }: PageView) => [
    status,
    stream.length,
    log.length,
    wallet.transcript().length,
    relay.calls().length,
  ]
  const quiet = (ms: number) =>
    waitUntilQuiet(async () => JSON.stringify(stateOf(await view())), ms)

  const settled = (readings: number) =>
    waitUntilSettled(async () => {
      await clock.advance(0)
      const now = await view()
      return {
        state: stateLetterOf(now.status),
        hasOpenRequest: usesPageWallet || isUnanswered(wallet.transcript()),
        undelivered: relay.onTheWay(),
        rest: stateOf(now),
      }
    }, readings)

  /** Scans the QR code that the app shows, unless the phone has already scanned it. */
  const scan = async () => {
    const code = await waitUntil(readCode, {
      timeoutMessage: 'The app showed no code to scan',
      timeout: 20_000,
    })
    if (code !== noCode && code !== scanned) await phone.scan((scanned = code))
  }
  const readCode = async () => {
    if (stateLetterOf((await view()).status) !== 'C') return noCode
    if ((await picture.count()) === 0) return undefined
    return readQr(await picture.screenshot({ timeout: 5000 }))
  }

  const answered = new Set(['approve', 'reject', 'dismiss'])
  const waitForPrompt = async () => {
    const isAsked = async () => {
      if (wallet.prompts().length > 0) return true
      await quiet(25)
      return false
    }
    await waitUntil(isAsked, { timeoutMessage: 'The phone asked nothing', timeout: 20_000 })
  }

  const connect = async (which: 'first' | 'second' | 'missing') => {
    usesPageWallet = which !== 'first'
    if (usesPageWallet) return pageObject.connect(walletNameInDialog('metamask'))
    await pageObject.connect(walletNameInDialog(persona))
    const onPhone = page.getByRole('button', { name: /^Use .* on your phone$/ })
    if ((await onPhone.count()) > 0) await onPhone.press('Enter')
    await quiet(50)
    return scan()
  }

  const announce = async () => {
    const wallets = await createWallets(context)
    await wallets.add('metamask', {
      accounts: [{ address: accounts.c }],
      chains: known,
      approval: 'prompt',
    })
  }

  const perform = async (step: AppStep): Promise<unknown> => {
    switch (step.do) {
      case 'connect':
        return connect(step.wallet)
      case 'switch':
        return pageObject.switchTo(step.chainId)
      case 'add':
        return pageObject.add(step.chainId)
      case 'cancel':
      case 'disconnect':
        return pageObject[step.do]()
      case 'rule':
        return wallet.use(step.rule as Rule)
      case 'act':
        if (answered.has(step.act.type)) await waitForPrompt()
        return wallet.act(step.act as Act)
      case 'advance':
        // Let earlier messages arrive before the time advances.
        await settled(3)
        await clock.advance(step.ms)
        return page.clock.runFor(step.ms)
      case 'announce':
        return announce()
      case 'reload':
        observer.onReload()
        return page.reload()
      case 'restore':
        return page.evaluate(() =>
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        )
      case 'tab':
        return page.evaluate(() => localStorage.removeItem('touchstone.connection'))
      case 'show':
      case 'watchCapabilities':
      case 'reconnect':
        throw new Error(`only Node performs the step ${step.do}`)
    }
  }

  const performAll = async (steps: readonly AppStep[], readings: number) => {
    for (const step of steps) await perform(step)
    await page.clock.runFor(frame)
    await settled(readings)
  }

  return {
    performStep: (step) => performAll([step], 4),
    performSteps: (steps) => performAll(steps, 8),
    state,
    beginStimulus,
    hasEvidence,
    observe: async (): Promise<Observation> => {
      const { observation } = await observer.observe()
      // The SDK changes the wallet's errors, so they are not compared with those of the app.
      const { refusals: _, ...observed } = observation
      return {
        ...observed,
        truth: { accounts: wallet.accounts, chainId: wallet.chainId },
        // The listeners are on the SDK's provider inside the app, where they cannot be counted.
        listenersLeft: 0,
      }
    },
    transcript,
    close: async () => {
      await context.close()
      void phone.close().catch(() => {})
      await relay.stop()
    },
  }
}
