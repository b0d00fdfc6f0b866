import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import type { Json } from '../../src/wallet/types.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import type { PageWindow, Side, RunningSide } from '../scenario/comparisonSide.ts'
import { takeEthereum } from './realProvider.ts'
import type { MetaMaskAnswer, MetaMaskChange, MetaMaskStart } from './types.ts'
import { internalsOf } from '../../src/wallet/walletInternals.ts'

/**
 * Returns the side of the comparison that runs a persona. `realMetaMask` is the other side, with the real
 * provider.
 */
export const personaSide = (
  persona: Persona,
): Side<MetaMaskStart, MetaMaskAnswer, MetaMaskChange> => ({
  open: (start, window) => open(persona, start, window),
})

function open(
  persona: Persona,
  start: MetaMaskStart | undefined,
  window: PageWindow,
): RunningSide<MetaMaskAnswer, MetaMaskChange> {
  if (start?.taken) takeEthereum(window)
  const heads: Json[] = []
  const { promise: stateKnown, resolve: sayState } = Promise.withResolvers<void>()
  const { wallet, environment } = openPersona(window, {
    persona,
    ready: start?.background === 'held' ? stateKnown : undefined,
    rpc: async (_, { method }) => ({ result: nodeSays(method, heads) }),
    state: {
      permissions: start?.wallet?.permitted ? { [origin]: start.wallet.permitted } : {},
      down: start?.wallet?.down ? 'all' : [],
    },
  })
  if (start?.announced) wallet.announce(window as never)
  else
    void (start?.background === 'held' ? stateKnown : Promise.resolve()).then(
      internalsOf(wallet).start,
    )
  return {
    ...environment,
    applyChange: (change) => {
      if (change.head !== undefined) heads.push(change.head)
      if (change.background === 'answers its state') sayState()
      environment.applyChange(change)
    },
  }
}

/** Answers a request to the persona's node: with the queued blocks, or with `true` for another method. */
function nodeSays(method: string, heads: Json[]): Json {
  if (method === 'eth_getFilterChanges') return heads.map((_, index) => `head ${index}`)
  if (method === 'eth_getBlockByHash') return heads.shift() ?? null
  return true
}
