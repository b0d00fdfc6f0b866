import { defaultAccounts } from '../../src/walletDefaults.ts'
import { createViemSigner } from '../../src/createViemSigner.ts'
import { createUncheckedWallet } from '../../src/wallet/createUncheckedWallet.ts'
import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { internalsOf } from '../../src/wallet/walletInternals.ts'
import { createManualTimers } from '../scenario/createManualTimers.ts'
import { waitForIdle } from '../scenario/waitForIdle.ts'
import { lines } from './recordingLines.ts'
import { createRecordedNode } from './createRecordedNode.ts'
import type { Stage } from './initialStates.ts'
import type { Recording, Snapshot } from './types.ts'

const accounts = defaultAccounts.slice(0, 2)
const signer = createViemSigner()

/** Loads the signing code and the keys. Otherwise the first signature would take longer than `settle` waits. */
export const loadSigner = () =>
  Promise.all(accounts.map((account) => signer.message(account, '0x')))

export type ReplaySession = ReturnType<typeof openReplaySession>

/** Opens a wallet in the initial state of a recording. Its timers run only when the caller calls `elapse`. */
export function openReplaySession(persona: Persona, stage: Stage, recording: Recording) {
  const timers = createManualTimers()
  const wallet = createUncheckedWallet({
    persona,
    accounts,
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
  return {
    wallet,
    ...internalsOf(wallet),
    provider,
    /** Waits until all work of the wallet is done, except its timers. */
    settle: waitForIdle,
    /** Runs each pending timer of the wallet once, then waits like `settle`. */
    elapse: async () => {
      timers.run(raise)
      await waitForIdle()
    },
    listen: (events: readonly string[], write: (line: string, event: string) => void) => {
      for (const event of events)
        provider.on(event, (...args) => write(lines.event(event, args, provider), event))
    },
    snapshot: (): Snapshot => ({
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
