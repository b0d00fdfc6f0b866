import en from '../texts/en/first.json' with { type: 'json' }
import { type Message, type NameResolver, translate } from '../texts/translate.ts'

const wallets: Record<string, string> = { metamask: 'MetaMask', rabby: 'Rabby' }
const networks: Record<number, string> = { 56: 'BNB Smart Chain', 1: 'Ethereum' }

export const nameResolver: NameResolver = {
  language: 'en',
  wallet: (id) => wallets[id] ?? id,
  network: (chainId) => networks[chainId],
}

export const translateToEnglish = (message: Message) => translate(en, nameResolver, message)
