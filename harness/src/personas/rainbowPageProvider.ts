import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { getOrCreateMemory } from '../wallet/getOrCreateMemory.ts'

export const rainbowPageProvider = (core: Core) =>
  getOrCreateMemory(core, 'rainbow', createRainbowPageProvider)

/** Creates the state that Rainbow's provider keeps in the page, from answers to its requests (RainbowProvider.ts). */
const createRainbowPageProvider = () => {
  const inpage = {
    chainId: undefined as string | undefined,
    networkVersion: '1',
    selectedAddress: undefined as string | undefined,
    /** Whether this page has received an answer to eth_requestAccounts. */
    connected: false,
    /** Updates the state with an answer of the extension, before the page gets the answer. */
    handleAnswer: (method: unknown, answer: unknown) => {
      if (method === 'eth_chainId') {
        inpage.chainId = answer as string
        inpage.networkVersion = Number(answer).toString()
      }
      if (method !== 'eth_requestAccounts') return
      inpage.selectedAddress = (answer as string[])[0]
      inpage.connected = true
    },
  }
  return inpage
}
