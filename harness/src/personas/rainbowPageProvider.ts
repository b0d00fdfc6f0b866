import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { getOrCreateMemory } from '../wallet/getOrCreateMemory.ts'

/** State that Rainbow's provider keeps in the page, from answers to its requests (RainbowProvider.ts). */
export type RainbowPageProvider = {
  chainId: string | undefined
  networkVersion: string
  selectedAddress: string | undefined
  /** Whether this page has received an answer to eth_requestAccounts. */
  connected: boolean
  /** Updates the state with an answer of the extension, before the page gets the answer. */
  handleAnswer(method: unknown, answer: unknown): void
  setChain(chainId: string): void
}

/** Returns the state of the page provider of this wallet. Creates it on first use. */
export const rainbowPageProvider = (core: Core): RainbowPageProvider =>
  getOrCreateMemory(core, 'rainbow', createRainbowPageProvider)

const createRainbowPageProvider = (): RainbowPageProvider => {
  const inpage: RainbowPageProvider = {
    chainId: undefined,
    networkVersion: '1',
    selectedAddress: undefined,
    connected: false,
    handleAnswer: (method, answer) => {
      if (method === 'eth_chainId') inpage.setChain(answer as string)
      if (method !== 'eth_requestAccounts') return
      inpage.selectedAddress = (answer as string[])[0]
      inpage.connected = true
    },
    setChain: (chainId) => {
      inpage.chainId = chainId
      inpage.networkVersion = Number(chainId).toString()
    },
  }
  return inpage
}
