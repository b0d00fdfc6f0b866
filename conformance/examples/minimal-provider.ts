import type { Create } from '@touchstone/conformance'

type Listener = (...args: unknown[]) => void
type Choice = { accounts?: string[] }
type Prompt = { approve(choice?: Choice): void; reject(): void }

/**
 * Creates a minimal provider: it has accounts, a chain and a switch of the chain. Requests for accounts and for a
 * switch wait for the user.
 *
 * @example
 * touchstone check --provider conformance/examples/minimal-provider.ts
 */
const create: Create = ({ accounts, chains, chainId }) => {
  const listeners = new Map<string, Set<Listener>>()
  const prompts: Prompt[] = []
  let current = chainId
  let permitted: string[] = []

  const emit = (event: string, value: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(value))
  const hex = () => `0x${current.toString(16)}`
  const fail = (code: number, message: string) => Object.assign(new Error(message), { code })

  /** Opens a prompt. When the user approves, resolves with the result of `done`. */
  const ask = <T>(done: (choice: Choice) => T) =>
    new Promise<T>((resolve, reject) => {
      prompts.push({
        approve: (choice = {}) => resolve(done(choice)),
        reject: () => reject(fail(4001, 'User rejected the request.')),
      })
    })

  const permit = (next: string[]) => {
    permitted = next
    emit('accountsChanged', [...permitted])
    return [...permitted]
  }
  const select = (next: number) => {
    if (next === current) return
    current = next
    emit('chainChanged', hex())
  }

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: hex,
    net_version: () => String(current),
    eth_accounts: () => [...permitted],
    eth_requestAccounts: () =>
      permitted.length > 0
        ? [...permitted]
        : ask((choice) => permit(choice.accounts ?? [accounts[0]!.address])),
    wallet_switchEthereumChain: ([asked]) => {
      const { chainId: wanted } = (asked ?? {}) as { chainId?: unknown }
      if (typeof wanted !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(wanted)) {
        throw fail(-32602, 'chainId must be a hexadecimal string.')
      }
      if (!chains.some((chain) => chain.chainId === Number(wanted))) {
        throw fail(4902, `Unrecognized chain ID "${wanted}".`)
      }
      if (Number(wanted) === current) return null
      return ask(() => {
        select(Number(wanted))
        return null
      })
    },
    eth_getBalance: (params) => forward('eth_getBalance', params),
    eth_call: (params) => forward('eth_call', params),
  }

  /** Forwards a read request to the node of the selected chain. */
  async function forward(method: string, params: readonly unknown[]): Promise<unknown> {
    const { rpcUrl } = chains.find((chain) => chain.chainId === current)!
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    const { result, error } = (await response.json()) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (error) throw fail(error.code, error.message)
    return result
  }

  const provider = {
    async request(args: unknown): Promise<unknown> {
      const { method, params = [] } = (args ?? {}) as { method?: unknown; params?: unknown }
      if (typeof method !== 'string' || method === '') throw fail(-32600, 'A request has a method.')
      if (!Array.isArray(params)) throw fail(-32602, 'params must be an array.')
      if (!Object.hasOwn(methods, method)) throw fail(4200, `${method} is not supported.`)
      return methods[method]!(params)
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  const answer = (how: keyof Prompt, choice?: Choice) => {
    const prompt = prompts.shift()
    prompt?.[how](choice)
    return prompt !== undefined
  }
  return {
    provider,
    boot: () => emit('connect', { chainId: hex() }),
    lacks: [
      'eip-712',
      'eip-747',
      'eip-2255',
      'eip-3085',
      'eip-5792',
      'eip-7846',
      'multiple-accounts',
      'personal-sign',
      'subscriptions',
      'transactions',
    ],
    user: {
      prompts: () => prompts.length,
      approve: (choice?: Choice) => answer('approve', choice),
      reject: () => answer('reject'),
      dismiss: () => answer('reject'),
      switchChain: select,
      selectAccounts: (next: string[]) => permitted.length > 0 && permit(next),
      revoke: () => permit([]),
      refresh: () => undefined,
      networks: () => chains.map((chain) => chain.chainId),
    },
  }
}

export default create
