import { createWallet, personas, type Wallet } from '@touchstone/harness'
import { bsc, bscTestnet, mainnet } from 'viem/chains'
import { createFakeClock, settle, type FakeClock } from '../../app/environments/node/clock.ts'
import { countListeners } from './countListeners.ts'
import { pendingLimit } from './fate.ts'
import { describeOutcome, type TrackedPromise } from './describeOutcome.ts'
import { installFakeTimers } from './installFakeTimers.ts'
import type { Page, Scenario } from './scenarios/Scenario.ts'
import type { OpenLibrary, ComparedLibrary } from './comparedLibrary.ts'
import { countUnhandledRejections } from './countUnhandledRejections.ts'

/** Plays a scenario with one of the two libraries and describes the outcome. */
export const playScenario = async (scenario: Scenario, open: OpenLibrary): Promise<string> => {
  const clock = createFakeClock()
  const release = installFakeTimers(clock)
  const unhandled = countUnhandledRejections()
  const wallet = createScenarioWallet(clock, scenario.connector ?? 'standard', scenario.lacks)
  const other = createScenarioWallet(clock, 'other')
  const listeners = countListeners(wallet.provider)
  const acts: TrackedPromise[] = []
  const openFor = (wallets: readonly [Wallet, ...Wallet[]]) =>
    openTab({ scenario, open, clock, wallets, acts })
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
      elsewhere: async () => {
        const tab = await openFor([other])
        tabs.push(tab)
        return tab.page
      },
      advance: clock.advance,
    })
    await clock.advance(pendingLimit)
    await settle()
    const side = tabs.at(-1)!.side()
    const found = scenario.finds ? { offers: side.offers(), listeners: listeners() } : {}
    const said = describeOutcome(acts, side, { wallet, unhandled: unhandled.count(), ...found })
    for (const tab of tabs) tab.side().close()
    // Let pending requests end: wagmi keeps waiting for them in a module variable.
    await clock.advance(4 * pendingLimit)
    return said
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
  acts: TrackedPromise[]
}

/** A page with its own storage, and the user's actions in it, each recorded as it starts. */
const openTab = async ({ scenario, open, clock, wallets, acts }: Opening) => {
  const stored = new Map<string, string>()
  let window = new EventTarget()
  const load = () => open({ ...scenario, wallets, stored, clock, window })
  let side: ComparedLibrary = await load()
  const asks = (promise: Promise<unknown>): Promise<void> => {
    const act: TrackedPromise = { settled: 'pending', began: clock.now() }
    acts.push(act)
    promise.then(
      () => Object.assign(act, { settled: 'resolved', ended: clock.now() }),
      (error: unknown) => Object.assign(act, { settled: 'rejected', error, ended: clock.now() }),
    )
    return clock.advance(0)
  }
  const page: Page = {
    connect: (options, wallet) => asks(side.connect(options, wallet)),
    switchTo: (chainId) => asks(side.switchTo(chainId)),
    addNetwork: (chainId) => asks(side.addNetwork(chainId)),
    disconnect: () => asks(side.disconnect()),
    reconnect: () => asks(side.reconnect()),
    reload: async () => {
      side.close()
      window = new EventTarget()
      side = await load()
    },
  }
  return { page, side: () => side, window: () => window }
}

const createScenarioWallet = (
  clock: FakeClock,
  kind: 'standard' | 'metaMask' | 'walletConnect' | 'other',
  lacks = false,
): Wallet =>
  createWallet({
    persona: personaOf[kind],
    chains: [bsc, bscTestnet, ...(lacks ? [] : [mainnet])].map(({ id, name }) => ({
      chainId: id,
      name,
      rpcUrl: 'http://127.0.0.1:9',
    })),
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
