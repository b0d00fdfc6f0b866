import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import type { Json } from '../../src/wallet/types.ts'
import { internalsOf } from '../../src/wallet/walletInternals.ts'
import type { PageProvider, PageWindow, Side } from '../scenario/comparisonSide.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import { createBackground } from './scriptedBackground.ts'
import type { MetaMask } from './types.ts'

const providerInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'MetaMask',
  icon: 'data:image/svg+xml;base64,',
  rdns: 'io.metamask',
} as const

/** Side with the real `@metamask/providers`, on a stream to a scripted background process. */
export const realMetaMask: Side<MetaMask> = {
  open: (start, window) => {
    const background = createBackground(start.background)
    if (start.taken) takeEthereum(window)
    const provider = initializeProvider({
      connectionStream: background.stream,
      logger: console,
      shouldSendMetadata: false,
      shouldSetOnWindow: start.announced === true,
      ...(start.announced === true && { providerInfo }),
    })
    return {
      // The cast is needed because the class declares its members as private, but a page reads them by name.
      provider: provider as unknown as PageProvider,
      arm: background.arm,
      applyChange: ({ background: what }) => {
        if (what === 'answers its state') return background.answerState()
        for (const message of what) background.send(message)
      },
      close: () => background.stream.destroy(),
    }
  },
}

export const personaSide = (persona: Persona): Side<MetaMask> => ({
  open: (start, window) => {
    if (start.taken) takeEthereum(window)
    const heads: Json[] = []
    const { promise: stateKnown, resolve: sayState } = Promise.withResolvers<void>()
    const { wallet, running } = openPersona({
      persona,
      ready: start.background === 'held' ? stateKnown : undefined,
      rpc: async (_, { method }) => ({ result: nodeSays(method, heads) }),
      state: {
        permissions: start.wallet?.permitted ? { [origin]: start.wallet.permitted } : {},
        down: start.wallet?.down ? 'all' : [],
      },
    })
    const begin = start.background === 'held' ? stateKnown : Promise.resolve()
    if (start.announced) wallet.announce(window as never)
    else void begin.then(internalsOf(wallet).start)
    return {
      ...running,
      applyChange: (change) => {
        if (change.head !== undefined) heads.push(change.head)
        if (change.background === 'answers its state') sayState()
        running.applyChange(change)
      },
    }
  },
})

/** Puts another wallet at `window.ethereum` and makes the property read-only. */
const takeEthereum = (window: PageWindow): void => {
  Object.defineProperty(window, 'ethereum', { value: { isOther: true }, writable: false })
}

/** Answers a request to the persona's node: with the queued blocks, or with `true` for another method. */
function nodeSays(method: string, heads: Json[]): Json {
  if (method === 'eth_getFilterChanges') return heads.map((_, index) => `head ${index}`)
  if (method === 'eth_getBlockByHash') return heads.shift() ?? null
  return true
}
