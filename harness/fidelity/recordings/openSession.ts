import { defaultAccounts } from '../../src/walletDefaults.ts'
import { createViemSigner } from '../../src/createViemSigner.ts'
import { createWallet, type Wallet } from '../../src/wallet/createWallet.ts'
import type { Persona } from '../../src/wallet/persona.ts'
import { createHeldTimers } from '../scenario/createHeldTimers.ts'
import { quiet } from '../scenario/waitForIdle.ts'
import { awaitedSigner } from './awaitedSigner.ts'
import { nodeOf } from './recordedNode.ts'
import type { Stage } from './stages.ts'
import type { Recording, Snapshot } from './types.ts'

/** A persona in the initial state of a recording, with timers that the caller runs. */
export type Session = {
  wallet: Wallet
  provider: Wallet['provider']
  /** Runs everything that is queued without a timer. */
  settle(): Promise<void>
  /** Runs the wallet's pending timers once. */
  elapse(): Promise<void>
  snapshot(): Snapshot
}

export function openSession(persona: Persona, stage: Stage, recording: Recording): Session {
  const timers = createHeldTimers()
  const { signer, idle } = awaitedSigner(createViemSigner())
  const wallet = createWallet({
    persona,
    accounts: defaultAccounts.slice(0, 2),
    chains: stage.chains.map((chainId) => ({ chainId, name: `Chain ${chainId}`, rpcUrl: '' })),
    chainId: stage.walletChainId,
    origin: stage.origin,
    approval: 'prompt',
    clock: {
      now: () => 0,
      setTimeout: timers.setTimeout,
      clearTimeout: (id) => timers.clearTimeout(id as number),
    },
    rpc: nodeOf(recording),
    signer,
    state: {
      permissions: stage.permitted.length > 0 ? { [stage.origin]: stage.permitted } : {},
      siteChains: { [stage.origin]: stage.chainId },
      down: stage.down ? 'all' : [],
      locked: stage.locked,
      ...(stage.capabilities && { capabilities: stage.capabilities }),
    },
  })
  for (const rule of stage.rules) wallet.use(rule)
  const { provider } = wallet
  const settle = async () => {
    await quiet()
    await idle()
    await quiet()
  }
  return {
    wallet,
    provider,
    settle,
    elapse: async () => {
      timers.run(raise)
      await settle()
    },
    snapshot: () => ({
      chainId: provider['chainId'] as string | null,
      networkVersion: provider['networkVersion'] as string | null,
      selectedAddress: provider['selectedAddress'] as string | null,
      isConnected: (provider['isConnected'] as () => boolean)(),
    }),
  }
}

const raise = (thrown: unknown): never => {
  throw thrown
}
