import { createWallet } from '../../src/wallet/createWallet.ts'
import { metamask } from '../../src/personas/metamask.ts'
import type { Page, PageWindow, Side, World } from '../transcript/world.ts'
import { quiet } from '../transcript/quiet.ts'
import { takeEthereum } from './realWorld.ts'
import { alice, bob } from './told.ts'
import type { Answer, Happening, Start } from './types.ts'

const origin = 'https://dapp.example'
const rpcUrl = 'http://127.0.0.1:8545'

/** Our `metamask` persona in the same world. */
export const personaMetaMask: Side<Start, Answer, Happening> = { open }

function open(start: Start | undefined, window: PageWindow): World<Answer, Happening> {
  if (start?.taken) takeEthereum(window)
  const { promise: stateKnown, resolve: sayState } = Promise.withResolvers<void>()
  const wallet = createWallet({
    persona: metamask,
    accounts: [{ address: alice }, { address: bob }],
    chains: [
      { chainId: 56, name: 'BNB Smart Chain', rpcUrl },
      { chainId: 1, name: 'Ethereum', rpcUrl },
    ],
    chainId: 56,
    origin,
    approval: 'prompt',
    ready: start?.background === 'held' ? stateKnown : undefined,
    rpc: async () => ({ result: true }),
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
    happen: ({ background, wallet: acts }) => {
      if (background === 'answers its state') sayState()
      for (const act of acts) wallet.act(act)
    },
    quiet,
    close: () => wallet.close(),
  }
}
