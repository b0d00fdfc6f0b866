import { createCapabilities, createConnection } from '@touchstone/connect'
import type { Act, PersonaName, Rule, Wallet } from '@touchstone/harness'
import type { Observation, Truth } from '../../cells/Observation.ts'
import type { AppStep } from '../../cells/AppStep.ts'
import { stateLetterOf, type StateLetter } from '../../cells/transitionTable.ts'
import { defaultChains, type AppChains } from '../../cells/AppChains.ts'
import type { TranscriptLine, AppDriver } from '../../AppDriver.ts'
import { requestOrSendAsync } from './requestOrSendAsync.ts'
import { observeCapabilities } from './observeCapabilities.ts'
import { isWaitedFor, type TrackedPromise } from './createActionTracker.ts'
import { configuredChainsOf } from './environmentChains.ts'
import { createFakeClock, settlePromises } from './fakeClock.ts'
import { isRemoteWallet } from '../../isRemoteWallet.ts'
import {
  callsSince,
  isUnanswered,
  refusalsSince,
  hasEvidence,
} from '../../walletTranscriptQueries.ts'
import { toAppLine, toTranscriptLine } from '../../toTranscriptLine.ts'
import { walletIdOf } from '../../walletIdOf.ts'
import { openSimulatedPage } from './openSimulatedPage.ts'
import { createSecondWallet, createSiteWallet, secondWallet } from './createSiteWallets.ts'
import { createMemoryStorage, type SiteStorage } from './createMemoryStorage.ts'
import { recordProcessErrors } from './recordProcessErrors.ts'

/** `snapshot` returns the observations so far and does not end the stimulus. */
export type NodeDriver = AppDriver & { snapshot(): Observation }

/** Opens a simulated page and a fake wallet. A fake clock controls the timers of both. */
export const openNodeDriver = async (
  persona: PersonaName,
  create: typeof createConnection = createConnection,
  chains: AppChains = defaultChains,
  createStore: typeof createCapabilities = createCapabilities,
): Promise<NodeDriver> => {
  const clock = createFakeClock()
  const storage = createMemoryStorage()
  const errors = recordProcessErrors()
  const lines: TranscriptLine[] = []
  let wallet = createSiteWallet(persona, clock, chains)
  let page = openSimulatedPage(wallet, storage, clock, chains, create)
  let other: Wallet | undefined
  let takeOtherAway = () => {}
  let from = { stream: 0, entries: 0, at: 0 }
  let pending: TrackedPromise | undefined
  let before: StateLetter = 'D'
  let reloaded = false
  let capabilities: Awaited<ReturnType<typeof observeCapabilities>> | undefined
  // Let the page finish its start before the first action.
  await clock.advance(1_000)

  const ids = {
    first: walletIdOf(persona),
    second: secondWallet.rdns,
    missing: persona === 'gate' ? 'bitget' : 'gate',
  }

  const readState = (): StateLetter => stateLetterOf(page.connection.getSnapshot().status)

  const idOf = (which: 'first' | 'second' | 'missing'): string => {
    if (which !== 'first') return ids[which]
    const rows = page.connection.wallets.getSnapshot()
    const row =
      rows.find(({ id, installed }) => installed && id === persona) ??
      rows.find(({ rdns, installed }) => installed && rdns === wallet.info.rdns)
    if (!row && isRemoteWallet(wallet.persona)) return persona
    if (!row) throw new Error(`the connection does not find the wallet ${persona} in its page`)
    return row.id
  }

  const reload = () => {
    lines.push(...wallet.transcript().map(toTranscriptLine))
    page.close()
    const old = wallet
    wallet = createSiteWallet(persona, clock, chains, old)
    page = openSimulatedPage(wallet, storage, clock, chains, create)
    from = { ...from, stream: 0, entries: 0 }
    reloaded = true
  }

  const announce = () => {
    other ??= createSecondWallet(clock, chains)
    // Otherwise the wallet would listen twice.
    takeOtherAway()
    takeOtherAway = other.announce(page.window as never, page.window)
  }

  const tab = async (step: AppStep & { do: 'tab' }) => {
    if (step.act === 'revoke') return wallet.revoke()
    if (step.act === 'forget') return forget(storage, page.window)
    if (step.act === 'switch') return wallet.switchChain(step.chainId ?? chains.other)
    // When the user approves a request of the other tab, the wallet notifies all pages of the origin.
    void requestOrSendAsync(wallet, 'eth_requestAccounts').catch(() => {})
    await settlePromises()
    wallet.approve()
  }

  const perform = (step: AppStep): void | Promise<void> => {
    switch (step.do) {
      case 'connect':
        return page.actions.connect({
          wallet: idOf(step.wallet),
          ...(step.switch === false && { chainId: false }),
        })
      case 'switch':
        return page.actions.switchChain({ chainId: step.chainId })
      case 'add':
        return page.actions.addChain({ chainId: step.chainId })
      case 'cancel':
        return page.connection.cancel()
      case 'disconnect':
        return page.actions.disconnect()
      case 'watchCapabilities':
        return observeCapabilities(page.connection, wallet, clock, createStore).then(
          (observer) => void (capabilities = observer),
        )
      case 'reconnect':
        return page.actions.reconnect()
      case 'rule':
        return void wallet.use(step.rule as Rule)
      case 'act':
        return wallet.act(step.act as Act)
      case 'advance':
        return clock.advance(step.ms)
      case 'announce':
        return announce()
      case 'show':
        return page.window.document.show(step.visible)
      case 'reload':
        return reload()
      case 'restore':
        return void page.window.dispatchEvent(
          Object.assign(new Event('pageshow'), { persisted: true }),
        )
      case 'tab':
        return tab(step)
    }
  }

  const readTruth = async (): Promise<Truth | undefined> => {
    wallet.reset()
    const ask = async (): Promise<Truth> => {
      const methods = ['eth_accounts', 'eth_chainId']
      const [accounts, chainId] = await Promise.all(
        methods.map((method) => requestOrSendAsync(wallet, method)),
      )
      return { accounts: accounts as string[], chainId: Number(chainId) }
    }
    // Phantom does not answer `eth_accounts` of a site without permission.
    return Promise.race([ask().catch(() => undefined), settlePromises().then(() => undefined)])
  }

  const readConnection = () => {
    const { accounts, chainId, waiting, restoring } = page.connection.getSnapshot()
    const own = page.actions.own()
    const entries = wallet.transcript()
    return {
      before,
      after: readState(),
      accounts: [...accounts],
      ...(chainId !== undefined && { chainId }),
      stream: page.stream.slice(),
      from: from.stream,
      ...(pending && { pending: pending.settled }),
      ...(own && !reloaded && { own: own.settled }),
      calls: callsSince(entries, from.entries),
      refusals: withoutUndefined(refusalsSince(entries, from.entries)),
      time: { from: from.at, until: clock.now() },
      wallets: ids,
      waiting: waiting ?? null,
      restoring: restoring ?? null,
      configured: configuredChainsOf(chains).map(({ id }) => id),
    }
  }

  /** For a provider older than EIP-1193, whose callbacks report `undefined` if there is no error. */
  const withoutUndefined = (refusals: NonNullable<Observation['refusals']>) =>
    typeof wallet.provider.request === 'function'
      ? refusals
      : Object.fromEntries(Object.entries(refusals).filter(([, { type }]) => type !== 'undefined'))

  const readErrors = () => ({
    unhandled: [...errors.unhandled, ...page.actions.silentFailures()],
    console: [...errors.console],
  })

  const performSteps = async (steps: readonly AppStep[]) => {
    for (const step of steps) await perform(step)
    await clock.advance(0)
  }

  return {
    performStep: (step) => performSteps([step]),
    performSteps,
    state: async () => readState(),
    beginStimulus: async () => {
      // Advance by 1 ms, so that entries of the stimulus have later times than those of the path.
      await clock.advance(1)
      before = readState()
      from = { stream: page.stream.length, entries: wallet.transcript().length, at: clock.now() }
      const isWaiting = before === 'C' || before === 'S' || before === 'A'
      pending = isWaiting
        ? page.actions.given.findLast((one) => isWaitedFor(one) && one.settled === 'pending')
        : undefined
      page.actions.begin()
      reloaded = false
    },
    hasEvidence: async (evidence) => hasEvidence(wallet.transcript().slice(from.entries), evidence),
    isUnanswered: async (method) => isUnanswered(wallet.transcript().slice(from.entries), method),
    snapshot: () => ({ ...readConnection(), ...readErrors(), listenersLeft: 0 }),
    observe: async (): Promise<Observation> => {
      const given = readConnection()
      const known = await capabilities?.finish()
      const truth = await readTruth()
      await page.connection.disconnect().catch(() => {})
      await clock.advance(0)
      return {
        ...given,
        ...(known && capabilities && { capabilities: { ...known, ended: capabilities.read() } }),
        ...(truth && { truth }),
        ...readErrors(),
        listenersLeft: countListeners(wallet) + (other ? countListeners(other) : 0),
      }
    },
    transcript: async () => [
      ...lines,
      ...[...wallet.transcript().map(toTranscriptLine), ...page.stream.map(toAppLine)].toSorted(
        (a, b) => a.t - b.t,
      ),
    ],
    close: async () => {
      page.close()
      wallet.close()
      other?.close()
      errors.stop()
    },
  }
}

const events = [
  'connect',
  'disconnect',
  'close',
  'accountsChanged',
  'chainChanged',
  'networkChanged',
  'message',
]

const countListeners = ({ provider }: Wallet): number => {
  // Trust Wallet's provider has no `removeListener`, so that its listeners cannot be removed.
  if (typeof provider.removeListener !== 'function') return 0
  const count = provider['listenerCount'] as (event: string) => number
  return events.reduce((sum, event) => sum + count.call(provider, event), 0)
}

/** Removes the stored connection as another tab does: a browser sends the `storage` event to this tab. */
const forget = (storage: SiteStorage, window: EventTarget): void => {
  const key = 'touchstone.connection'
  const oldValue = storage.getItem(key)
  storage.removeItem(key)
  window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue: null }))
}
