import { shortAddress } from './shortAddress.ts'
import { chainName } from './chainName.ts'
import { hexToText, isBytes, isQuantity } from '../../wallet/hex.ts'
import type { Chain, Json, Prompt } from '../../wallet/types.ts'

/** Text of a prompt: one sentence, and the details that the user needs to decide. */
export type PromptText = { title: string; details: string[] }

export function describePrompt(prompt: Prompt, chains: readonly Chain[]): PromptText {
  const text = describe(prompt, chains)
  const details = prompt.warning ? [`Warning: ${prompt.warning}`, ...text.details] : text.details
  return { ...text, details }
}

function describe({ method, params }: Prompt, chains: readonly Chain[]): PromptText {
  const [first, second] = Array.isArray(params) ? params : [params]
  const chain = () => chainName(Number(property(first, 'chainId')), chains)
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
    case 'wallet_connect':
      return { title: 'Show your accounts to this site?', details: [] }
    case 'wallet_switchEthereumChain':
      return { title: `Switch to ${chain()}?`, details: [] }
    case 'wallet_addEthereumChain':
      return {
        title: `Add ${text(property(first, 'chainName'))}?`,
        details: list(property(first, 'rpcUrls')),
      }
    case 'personal_sign':
      return { title: 'Sign this message?', details: [message(first)] }
    case 'eth_signTypedData_v4':
      return { title: 'Sign this data?', details: [text(second)] }
    case 'eth_sendTransaction':
      return { title: 'Send this transaction?', details: transaction(first) }
    case 'wallet_watchAsset':
      return { title: 'Show this asset?', details: [text(params)] }
    default:
      return { title: `Allow ${method}?`, details: [text(params)] }
  }
}

function transaction(value: Json | undefined): string[] {
  const to = property(value, 'to')
  const wei = property(value, 'value')
  return [
    `To ${typeof to === 'string' ? shortAddress(to) : 'a new contract'}`,
    `Value ${isQuantity(wei) ? coins(BigInt(wei)) : '0'}`,
  ]
}

/** Formats wei (1e-18 of the coin) in coins without losing digits. */
function coins(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}

const message = (value: Json | undefined) =>
  isBytes(value) ? (hexToText(value) ?? value) : text(value)
const list = (value: Json | undefined) => (Array.isArray(value) ? value.map(text) : [])
const text = (value: Json | undefined) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
const property = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined
