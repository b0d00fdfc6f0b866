import { createWallet } from '../../src/wallet/createWallet.ts'
import type { Persona } from '../../src/wallet/persona.ts'
import type { Page, PageWindow, Side, World } from '../transcript/world.ts'
import { quiet } from '../transcript/quiet.ts'
import { takeEthereum } from './realWorld.ts'
import { alice, bob } from './told.ts'
import type { Json } from '../../src/wallet/types.ts'
import type { Answer, Happening, Start } from './types.ts'

const origin = 'https://dapp.example'
const rpcUrl = 'http://127.0.0.1:8545'

/** A persona in the same world. */
export const personaSide = (persona: Persona): Side<Start, Answer, Happening> => ({
  open: (start, window) => open(persona, start, window),
})

function open(
  persona: Persona,
  start: Start | undefined,
  window: PageWindow,
): World<Answer, Happening> {
  if (start?.taken) takeEthereum(window)
  const heads: Json[] = []
  const { promise: stateKnown, resolve: sayState } = Promise.withResolvers<void>()
  const wallet = createWallet({
    persona,
    accounts: [{ address: alice }, { address: bob }],
    chains: [
      { chainId: 56, name: 'BNB Smart Chain', rpcUrl },
      { chainId: 1, name: 'Ethereum', rpcUrl },
    ],
    chainId: 56,
    origin,
    approval: 'prompt',
    ready: start?.background === 'held' ? stateKnown : undefined,
    rpc: async (_, { method }) => ({ result: nodeSays(method, heads) }),
    state: {
      permissions: start?.wallet?.permitted ? { [origin]: start.wallet.permitted } : {},
      down: start?.wallet?.down ? 'all' : [],
    },
  })
  if (start?.announced) wallet.announce(window as never)
  else void (start?.background === 'held' ? stateKnown : Promise.resolve()).then(wallet.wires.start)
  return {
    page: { provider: wallet.provider as Page['provider'], window },
    arm: ({ rules = [] }) => {
      for (const rule of rules) wallet.use(rule)
    },
    happen: ({ background, wallet: acts, head }) => {
      if (head !== undefined) heads.push(head)
      if (background === 'answers its state') sayState()
      for (const act of acts) wallet.act(act)
    },
    quiet,
    close: () => wallet.close(),
  }
}

/** A node with blocks to tell of, and `true` to all else. */
function nodeSays(method: string, heads: Json[]): Json {
  if (method === 'eth_getFilterChanges') return heads.map((_, index) => `head ${index}`)
  if (method === 'eth_getBlockByHash') return heads.shift() ?? null
  return true
}
