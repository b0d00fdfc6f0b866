import type { BrowserContext, Page } from '@playwright/test'
import type { Seen as Value } from '../../engine/seen.ts'
import type { Act } from '../../engine/driver.ts'
import type { Seen } from '../../catalogue/app/seen.ts'
import type { Step, WalletAct, WalletRule } from '../../catalogue/app/steps.ts'
import { letters, stateNames, type Letter } from '../../catalogue/app/table.ts'
import { chains } from '../../catalogue/app/words.ts'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { keepEvidence } from '../../drivers/extension/evidence.ts'
import { logFaults } from '../page/logFaults.ts'
import { createScreen } from '../page/screen.ts'
import { networks } from '../page/seat.ts'
import { readView, type PageView } from '../page/watch.ts'
import type { World } from '../world.ts'
import type { AppPage } from './appPage.ts'
import { ask, countListeners, readTruth } from './ask.ts'
import {
  asking,
  countAnswers,
  hearsOf,
  hearsOfRevoke,
  isAnswered,
  isHeeded,
  leaveAndReturn,
} from './awaitInPage.ts'
import { createChainLimit } from './chainLimit.ts'
import { createNetwork } from './network.ts'
import { announceOther } from './otherWallet.ts'
import { networkOf } from './possible.ts'
import { refusalsSince } from './refusalsSince.ts'
import { shows } from './shows.ts'
import { untilQuiet } from './untilQuiet.ts'
import { toLine, type Said } from './watchWallet.ts'

type Options = {
  app: AppPage
  context: BrowserContext
  host: ExtensionHost
  /** Failures that are known: nobody wants pictures of them. */
  known: ReadonlySet<string>
  /** The request for which MetaMask has to open a window of its own: the person is going to close it. */
  closes: 'connect' | 'switch' | undefined
  /** Whether a chain is going to be picked in the app: where it is another one, MetaMask is to ask the person. */
  asksForChain: boolean
}

/** What the app is to call them; no other wallet is in the browser. */
const wallets = { first: 'metamask', second: 'none', missing: 'none' }

/** What the app shows while it waits for an answer. */
const busy = [stateNames.C, stateNames.S]

/** A chain that MetaMask has and the app lacks. */
const base = 8453

/** ms for one answer of a person and its way to the page, on a machine that does much else. */
const patience = 60_000

/** The built app in its page, and a real MetaMask beside it: for one drive. */
export const createExtensionWorld = ({
  app: { page, origin, trouble, listeners },
  context,
  host,
  known,
  closes,
  asksForChain,
}: Options): World & { /** Whether the page is not to be used again. */ spoilt(): boolean } => {
  const screen = createScreen(page)
  const others: Page[] = []
  let from = { stream: 0, said: 0 }
  let before: Letter = 'D'
  let spoilt = false
  const limit = createChainLimit(asksForChain)
  /** What the person does with the open prompt once so much of the app's time has passed. */
  let later: { after: number; act: 'approve' | 'reject' } | undefined
  /** The wallet may still have word for the page. */
  let stirred = false
  /** Neither app nor wallet says any more after this step: it touched neither, or both wait for a person. */
  let held = false

  const view = (): Promise<PageView> => page.evaluate(readView, undefined)
  const said = (): Promise<Said[]> =>
    page.evaluate(() => [...(globalThis as unknown as { __said: Said[] }).__said])
  const letterOf = ({ status }: PageView): Letter =>
    letters.find((one) => stateNames[one] === status) ?? 'D'
  const prompts = () => host.order<number>({ op: 'user', act: 'prompts', args: [] })
  const quiet = (ms: number) => untilQuiet(page, ms)

  /** The hand on the wallet, for this site as it is now. */
  const hand = async (act: Act, ...args: Value[]) => {
    const { accounts, chainId } = await readTruth(page)
    await host.order({ op: 'site', origin, chainId, permitted: accounts.length > 0 })
    return host.order({ op: 'user', act, args })
  }
  const prompted = async () => {
    for (const end = Date.now() + patience; (await prompts()) === 0;) {
      if (!'CS'.includes(letterOf(await view()))) return
      if (Date.now() > end) throw new Error('MetaMask opened no prompt for what the app asks.')
    }
    held = true
  }
  /** Answers the prompt, which may be about to open, and waits until this page has its answer. */
  const answer = async (act: 'approve' | 'reject' | 'dismiss', choice: Value[], here = true) => {
    const end = Date.now() + patience
    const before = await countAnswers(page)
    while (!(await hand(act, ...choice)))
      if (Date.now() > end) throw new Error(`MetaMask opened no prompt to ${act}.`)
    if (!here) return
    while (!(await isAnswered(page, before, 7000))) {
      if (Date.now() > end) throw new Error(`MetaMask did not answer after "${act}".`)
      await hand(act, ...choice)
    }
    await isHeeded(page, busy, Math.max(1, end - Date.now()))
  }

  const tab = async (step: Step & { do: 'tab' }) => {
    const there = await context.newPage()
    others.push(there)
    await there.route(`${origin}/other-tab.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await there.goto(`${origin}/other-tab.html`)
    await there.waitForFunction('window.ethereum?.chainId')
    const connected = (await readTruth(page)).accounts.length > 0
    if (step.act === 'connect') {
      await ask(there, 'eth_requestAccounts', [])
      return answer('approve', [], false)
    }
    if (step.act === 'revoke') {
      await ask(there, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      return connected ? hearsOfRevoke(page) : undefined
    }
    const target = step.chainId ?? chains.other
    await ask(there, 'wallet_switchEthereumChain', [{ chainId: `0x${target.toString(16)}` }])
    return connected ? hearsOf(page, target) : answer('approve', [], false)
  }

  const moveTo = async (chainId: number) => {
    await hand('switchChain', chainId)
    await hearsOf(page, chainId)
  }

  const network = createNetwork(page, hand)

  const act = async ({ type, ...fields }: WalletAct) => {
    switch (type) {
      case 'approve':
        return answer('approve', limit.choice(await readTruth(page)))
      case 'reject':
      case 'dismiss':
        return answer(type, [])
      case 'selectAccounts':
        return hand('selectAccounts', fields['accounts'] as Value)
      case 'switchChain':
        return moveTo(fields['chainId'] === chains.foreign ? base : Number(fields['chainId']))
      case 'wipe':
        return hand('revoke')
      case 'emit':
        // What is not of its network it has sent by itself.
        if (networkOf({ type, ...fields })) await network.lose()
        return networkOf({ type, ...fields }) === 'back' ? network.find() : undefined
      default:
        return hand(type as 'lock' | 'unlock')
    }
  }

  /** The app's time passes, and the person does what they were about to do. */
  const advance = async (ms: number) => {
    // `chainChanged` comes up to 400 ms after what made it.
    if (stirred) await quiet(600)
    stirred = false
    await page.evaluate(`__hurry(${ms})`)
    if (!later) return
    later.after -= ms
    if (later.after > 0) return
    const { act } = later
    later = undefined
    await answer(act, [])
  }

  const perform = async (step: Step): Promise<unknown> => {
    if (step.do === closes) await host.order({ op: 'window', origin })
    switch (step.do) {
      case 'connect':
        await screen.connect('MetaMask')
        return prompted()
      case 'switch':
        if (limit.isDue(await readTruth(page), letterOf(await view()))) {
          await host.order({ op: 'site', origin, chainId: 0, permitted: true })
          await host.order({ op: 'limit', chains: [chains.home] })
        }
        limit.lift()
        await screen.switchTo(networks[step.chainId] ?? '')
        return prompted()
      case 'rule':
        later = laterOf(step.rule) ?? later
        return undefined
      case 'cancel':
        return screen.cancel()
      case 'disconnect':
        return screen.disconnect()
      case 'act':
        stirred = true
        return act(step.act)
      case 'advance':
        return advance(step.ms)
      case 'reload':
        from = { stream: 0, said: 0 }
        // What was asked before is asked still, and nobody here knows of it any more.
        spoilt = true
        return page.reload()
      case 'restore':
        return leaveAndReturn(page, 10_000)
      case 'tab':
        return tab(step)
      case 'announce':
        // The next app is to find MetaMask alone.
        spoilt = true
        return page.evaluate(announceOther)
      default:
        throw new Error(`a real MetaMask cannot be made to "${step.do}"`)
    }
  }

  const listenersLeft = async (after: Letter): Promise<number> => {
    if (after !== 'N') return 0
    await screen.disconnect()
    await quiet(100)
    return (await countListeners(page)) - listeners
  }

  return {
    take: async (step) => {
      held = step.do === 'rule'
      await perform(step)
      if (!held) await quiet(150)
    },
    takeTogether: async (steps) => {
      for (const step of steps) await perform(step)
      await quiet(600)
    },
    state: async () => letterOf(await view()),
    begin: async () => {
      const now = await view()
      before = letterOf(now)
      from = { stream: now.stream.length, said: (await said()).length }
    },
    shows: async (evidence) => (await said()).slice(from.said).some((one) => shows(one, evidence)),
    seen: async (): Promise<Seen> => {
      const now = await view()
      const place = now.stream.findLast(({ event }) => event === 'connect' || event === 'change')
      const after = letterOf(now)
      const lines = await said()
      const calls = lines.slice(from.said).filter(({ kind }) => kind === 'call')
      return {
        before,
        after,
        accounts: place?.accounts ?? [],
        ...(place?.chainId === undefined ? {} : { chainId: place.chainId }),
        stream: now.stream,
        from: from.stream,
        calls: calls.map(({ what }) => what),
        refusals: refusalsSince(lines, from.said, now.stream.slice(from.stream)),
        wallets,
        truth: await readTruth(page),
        configured: [chains.home, chains.other],
        unhandled: [...trouble.unhandled],
        console: [...trouble.console, ...logFaults(now)],
        listenersLeft: await listenersLeft(after),
      }
    },
    transcript: async () => [
      ...(await said()).map(toLine),
      ...(await view()).stream.map((detail) => ({
        t: (detail as { at?: number }).at ?? 0,
        dir: 'app' as const,
        what: detail.event,
        data: detail,
      })),
    ],
    evidence: async (cell) => {
      spoilt = true
      if (!known.has(cell)) await keepEvidence(host, cell)
    },
    spoilt: () => spoilt,
    close: async () => {
      // The next app is to find a wallet that has its network.
      await network.find()
      for (const other of others) await other.close()
      if (others.length > 0) await page.bringToFront()
    },
  }
}

/** A rule that answers later: what a person does then. */
const laterOf = ({ method, after, do: { type } }: WalletRule) => {
  if (after === undefined || !asking.includes(method) || type === 'hang') return undefined
  return { after, act: type === 'reject' ? ('reject' as const) : ('approve' as const) }
}
