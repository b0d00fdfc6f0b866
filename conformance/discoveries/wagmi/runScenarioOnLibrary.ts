import { createWallet, personas, type Wallet } from '@touchstone/harness'
import { bsc, bscTestnet, mainnet } from 'viem/chains'
import { createMemoryStorage } from '../../app/environments/node/createMemoryStorage.ts'
import {
  createFakeClock,
  settlePromises,
  type FakeClock,
} from '../../app/environments/node/fakeClock.ts'
import { pendingLimit, type Page, type Scenario } from './Scenario.ts'
import { describeOutcome, type PlayedAction } from './describeOutcome.ts'
import type { OpenLibrary, ComparedLibrary } from './ComparedLibrary.ts'

export const runScenarioOnLibrary = async (
  scenario: Scenario,
  open: OpenLibrary,
): Promise<string> => {
  const clock = createFakeClock()
  const release = installFakeTimers(clock)
  const unhandled = countUnhandledRejections()
  const wallet = createScenarioWallet(clock, scenario.connector ?? 'standard', scenario.lacks)
  const other = createScenarioWallet(clock, 'other')
  const listeners = countListeners(wallet.provider)
  const actions: PlayedAction[] = []
  const openFor = (wallets: readonly [Wallet, ...Wallet[]]) =>
    openTab({ scenario, open, clock, wallets, actions })
  try {
    const first = await openFor(scenario.two ? [wallet, other] : [wallet])
    const tabs = [first]
    await scenario.act({
      ...first.page,
      wallet,
      other,
      announce: (announced, info = announced.info) => {
        const { provider } = announced
        const detail = Object.freeze({ info, provider })
        first.window().dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      },
      openOtherApp: async () => {
        const tab = await openFor([other])
        tabs.push(tab)
        return tab.page
      },
      advance: clock.advance,
    })
    await clock.advance(pendingLimit)
    await settlePromises()
    const library = tabs.at(-1)!.library()
    const found = scenario.finds ? { offers: library.offers(), listeners: listeners() } : {}
    const outcome = describeOutcome(actions, library, {
      wallet,
      unhandled: unhandled.count(),
      ...found,
    })
    for (const tab of tabs) tab.library().close()
    // Advance until all pending requests have ended. wagmi keeps a pending reconnect in a module
    // variable, which would affect the next scenario.
    await clock.advance(4 * pendingLimit)
    return outcome
  } finally {
    for (const one of [wallet, other]) one.close()
    unhandled.stop()
    release()
  }
}

type Opening = {
  scenario: Scenario
  open: OpenLibrary
  clock: FakeClock
  wallets: readonly [Wallet, ...Wallet[]]
  actions: PlayedAction[]
}

/** Opens a page with its own storage. Returns the user's actions, which record their promises. */
const openTab = async ({ scenario, open, clock, wallets, actions }: Opening) => {
  const storage = createMemoryStorage()
  let window = new EventTarget()
  const load = () => open({ ...scenario, wallets, storage, clock, window })
  let library: ComparedLibrary = await load()
  const track = (promise: Promise<unknown>): Promise<void> => {
    const act: PlayedAction = { settled: 'pending', began: clock.now() }
    actions.push(act)
    promise.then(
      () => Object.assign(act, { settled: 'resolved', ended: clock.now() }),
      (error: unknown) => Object.assign(act, { settled: 'rejected', error, ended: clock.now() }),
    )
    return clock.advance(0)
  }
  const page: Page = {
    connect: (options, wallet) => track(library.connect(options, wallet)),
    switchTo: (chainId) => track(library.switchTo(chainId)),
    addNetwork: (chainId) => track(library.addNetwork(chainId)),
    disconnect: () => track(library.disconnect()),
    reconnect: () => track(library.reconnect()),
    reload: async () => {
      library.close()
      window = new EventTarget()
      library = await load()
    },
  }
  return { page, library: () => library, window: () => window }
}

const createScenarioWallet = (
  clock: FakeClock,
  kind: 'standard' | 'metaMask' | 'walletConnect' | 'other',
  lacks = false,
): Wallet =>
  createWallet({
    persona: personaOf[kind],
    chains: { [bsc.id]: {}, [bscTestnet.id]: {}, ...(lacks ? {} : { [mainnet.id]: {} }) },
    chainId: bsc.id,
    clock,
    rpc: async () => ({ result: '0x0' }),
  })

const { standard, metamask, walletconnect } = personas
const personaOf = {
  standard,
  metaMask: metamask,
  walletConnect: walletconnect,
  other: { ...standard, id: 'other', info: { ...standard.info, rdns: 'com.example.other' } },
}

/** Counts the listeners on a provider from now on. Returns a function that returns the number. */
const countListeners = (provider: Wallet['provider']): (() => number) => {
  const { on, removeListener } = provider
  const counts = new Map<unknown, number>()
  const add = (listener: unknown, by: number) =>
    void counts.set(listener, Math.max(0, (counts.get(listener) ?? 0) + by))
  Object.assign(provider, {
    on(event: string, listener: (...args: unknown[]) => void) {
      add(listener, 1)
      return on.call(provider, event as never, listener)
    },
    removeListener(event: string, listener: (...args: unknown[]) => void) {
      add(listener, -1)
      return removeListener.call(provider, event as never, listener)
    },
  })
  return () => [...counts.values()].reduce((sum, one) => sum + one, 0)
}

/** Replaces the timers with a fake clock, until the returned function is called. */
const installFakeTimers = (clock: FakeClock): (() => void) => {
  const { setTimeout, clearTimeout } = globalThis
  Object.assign(globalThis, {
    setTimeout: (fn: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      clock.setTimeout(() => fn(...args), ms),
    clearTimeout: clock.clearTimeout,
  })
  return () => void Object.assign(globalThis, { setTimeout, clearTimeout })
}

const countUnhandledRejections = () => {
  const others = process.listeners('unhandledRejection')
  let count = 0
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => void (count += 1))
  return {
    count: () => count,
    stop: () => {
      process.removeAllListeners('unhandledRejection')
      for (const listener of others) process.on('unhandledRejection', listener)
    },
  }
}
