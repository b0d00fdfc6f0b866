import { defaultAccounts } from '../../src/walletDefaults.ts'
import { createViemSigner } from '../../src/createViemSigner.ts'
import { createUncheckedWallet } from '../../src/wallet/createUncheckedWallet.ts'
import type { Wallet } from '../../src/wallet/Wallet.ts'
import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { createManualTimers } from '../scenario/createManualTimers.ts'
import { waitForIdle } from '../scenario/waitForIdle.ts'
import { createRecordedNode } from './createRecordedNode.ts'
import type { Stage } from './initialStates.ts'
import type { Recording, Snapshot } from './types.ts'
import type { Signer } from '../../src/wallet/types.ts'

/**
 * Session in which a recording is replayed: a wallet with the persona, in the initial state of the recording. Its
 * timers run only when the caller calls `elapse`.
 */
export type ReplaySession = {
  wallet: Wallet
  provider: Wallet['provider']
  /** Waits until all work of the wallet is done, except its timers. */
  settle(): Promise<void>
  /** Runs each pending timer of the wallet once, then waits like `settle`. */
  elapse(): Promise<void>
  snapshot(): Snapshot
}

/** Opens a wallet with this persona in the initial state of a recording. */
export function openReplaySession(
  persona: Persona,
  stage: Stage,
  recording: Recording,
): ReplaySession {
  const timers = createManualTimers()
  const { signer, idle } = awaitedSigner(createViemSigner())
  const wallet = createUncheckedWallet({
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
    rpc: createRecordedNode(recording),
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
    await waitForIdle()
    await idle()
    await waitForIdle()
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

/**
 * Wraps a signer so that a caller can wait until the signer has no work. A fixed wait is not enough, because the
 * first signature loads code.
 */
function awaitedSigner(signer: Signer): { signer: Signer; idle(): Promise<void> } {
  const busy = new Set<Promise<unknown>>()
  const noted = <T>(work: Promise<T>): Promise<T> => {
    busy.add(work)
    const done = () => busy.delete(work)
    work.then(done, done)
    return work
  }
  return {
    signer: {
      message: (...given) => noted(signer.message(...given)),
      typedData: (...given) => noted(signer.typedData(...given)),
      transaction: (...given) => noted(signer.transaction(...given)),
    },
    idle: async () => {
      while (busy.size > 0) await Promise.allSettled(busy)
    },
  }
}
