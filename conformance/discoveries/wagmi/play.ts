import { createWallet, type Wallet } from '@touchstone/harness'
import { bsc, mainnet } from 'viem/chains'
import { createFakeClock, settle } from '../../src/app/node/clock.ts'
import { forEver } from './fate.ts'
import { tell, type Act } from './tell.ts'
import { holdTimers } from './holdTimers.ts'
import type { Scenario } from './scenarios.ts'
import type { OpenSide } from './side.ts'
import { watchUnhandled } from './watchUnhandled.ts'

/** Plays a scenario on one of the two sides and says in words what came of it. */
export const play = async (scenario: Scenario, open: OpenSide): Promise<string> => {
  const clock = createFakeClock()
  const release = holdTimers(clock)
  const unhandled = watchUnhandled()
  const wallet = createScenarioWallet(clock)
  const stored = new Map<string, string>()
  const acts: Act[] = []
  try {
    let side = await open(wallet, stored, clock)
    const asks = (promise: Promise<unknown>): Promise<void> => {
      const act: Act = { settled: 'pending', began: clock.now() }
      acts.push(act)
      promise.then(
        () => Object.assign(act, { settled: 'resolved', ended: clock.now() }),
        (error: unknown) => Object.assign(act, { settled: 'rejected', error, ended: clock.now() }),
      )
      return clock.advance(0)
    }
    await scenario.act({
      wallet,
      connect: (options) => asks(side.connect(options)),
      switchTo: (chainId) => asks(side.switchTo(chainId)),
      disconnect: () => asks(side.disconnect()),
      reconnect: () => asks(side.reconnect()),
      reload: async () => {
        side.close()
        side = await open(wallet, stored, clock)
      },
      advance: clock.advance,
    })
    await clock.advance(forEver)
    await settle()
    const said = tell(acts, side, { wallet, unhandled: unhandled.count() })
    side.close()
    return said
  } finally {
    wallet.close()
    unhandled.stop()
    release()
  }
}

const createScenarioWallet = (clock: ReturnType<typeof createFakeClock>): Wallet =>
  createWallet({
    persona: 'standard',
    chains: [bsc, mainnet].map(({ id, name }) => ({
      chainId: id,
      name,
      rpcUrl: 'http://127.0.0.1:9',
    })),
    chainId: bsc.id,
    clock,
    rpc: async () => ({ result: '0x0' }),
  })
