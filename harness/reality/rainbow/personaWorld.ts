import { createWallet } from '../../src/wallet/createWallet.ts'
import type { Persona } from '../../src/wallet/persona.ts'
import { quiet } from '../transcript/quiet.ts'
import type { Page, PageWindow, Side, World } from '../transcript/world.ts'
import { alice, bob } from './told.ts'
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
  const session = start?.session
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
    rpc: async () => ({ error: { code: -32601, message: 'no such method' } }),
    signer: {
      message: async () => '0x5167',
      typedData: async () => '0x5167',
      transaction: async () => '0x5167',
      // That it is true is tested with the signer; here it must be there before the page is quiet.
      recover: async () => alice,
    },
    state: {
      permissions: session ? { [origin]: [session.address] } : {},
      siteChains: session ? { [origin]: session.chainId } : {},
    },
  })
  queueMicrotask(wallet.wires.start)
  return {
    page: { provider: wallet.provider as Page['provider'], window },
    arm: ({ rules = [] }) => {
      for (const rule of rules) wallet.use(rule)
    },
    happen: ({ wallet: acts }) => {
      for (const act of acts) wallet.act(act)
    },
    quiet,
    close: () => wallet.close(),
  }
}
