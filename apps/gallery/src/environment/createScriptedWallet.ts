import { accounts as defaults } from './metaMaskScript.ts'
import type { WalletScript } from './WalletScript.ts'

/**
 * Wallet that answers as its script says, and else like a correct wallet whose user approves connecting and switching.
 */
export type ScriptedWallet = {
  announce(): void
  emit(event: string, value: unknown): void
}

type Listener = (value: unknown) => void
type Request = { method: string; params?: readonly unknown[] }

export function createScriptedWallet(script: WalletScript): ScriptedWallet {
  const { accounts = defaults.slice(0, 1), answers = {} } = script
  let { granted = false } = script
  let chainId = hex(script.chainId ?? 56)
  const listeners = new Set<readonly [string, Listener]>()
  const emit = (event: string, value: unknown) => {
    for (const [name, listener] of [...listeners]) if (name === event) listener(value)
  }

  const provider = {
    async request({ method, params = [] }: Request): Promise<unknown> {
      const answer = answers[method]
      if (answer === 'never') return new Promise(() => undefined)
      if (answer === undefined) return defaultAnswer(method, params)
      if ('error' in answer) throw answer.error
      return answer.result
    },
    on: (event: string, listener: Listener) => void listeners.add([event, listener]),
    removeListener(event: string, listener: Listener) {
      for (const entry of listeners)
        if (entry[0] === event && entry[1] === listener) listeners.delete(entry)
    },
  }

  function defaultAnswer(method: string, params: readonly unknown[]): unknown {
    switch (method) {
      case 'eth_requestAccounts':
        granted = true
        return accounts
      case 'eth_accounts':
        return granted ? accounts : []
      case 'eth_chainId':
        return chainId
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        chainId = String((params[0] as { chainId?: unknown }).chainId)
        emit('chainChanged', chainId)
        return null
      case 'wallet_revokePermissions':
        granted = false
        return null
      default:
        throw { code: 4200, message: `The scripted wallet does not know ${method}.` }
    }
  }

  const { name, rdns } = script
  const info = { uuid: crypto.randomUUID(), name, rdns, icon }
  return {
    announce() {
      const detail = Object.freeze({ info, provider })
      const say = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', say)
      say()
    },
    emit(event, value) {
      if (event === 'accountsChanged') granted = (value as unknown[]).length > 0
      if (event === 'chainChanged') chainId = String(value)
      emit(event, value)
    },
  }
}

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** Announced icon: a grey disc. The app ignores it for wallets of its catalogue, which have icons in the app. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#6b7280"/></svg>',
  )
