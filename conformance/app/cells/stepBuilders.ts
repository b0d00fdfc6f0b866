import type { AppChains } from './AppChains.ts'
import type { EncodedValue, AppStep, WalletRule } from './AppStep.ts'
import { answerDelay } from './timeouts.ts'

/** Encodes a value as rules and acts of the harness do. */
export const encode = (value: unknown): EncodedValue =>
  value === undefined ? { $: 'undefined' } : { $: 'json', value }

/** Formats a chain id as a hex quantity: `0x2105` for 8453. */
export const toHex = (chainId: number): string => `0x${chainId.toString(16)}`

export const reply = (value: unknown): WalletRule['do'] => ({ type: 'reply', value: encode(value) })

/** `error`: a serialized error, or the name of an error of the harness. */
export const fail = (error: unknown): WalletRule['do'] => ({ type: 'fail', error })

/** Expected `calls`: the app revokes a permission that arrives after it has stopped waiting. */
export const revocations = (count: number) => ({ wallet_revokePermissions: count })

/** The wallet emits an event and does not change its state. */
export const emit = (event: string, ...values: unknown[]): AppStep => ({
  do: 'act',
  act: { type: 'emit', event, args: values.map(encode) },
})

export const emitAccounts = (list: readonly string[]): AppStep =>
  emit(
    'accountsChanged',
    list.map((address) => address.toLowerCase()),
  )

export const emitChain = (chainId: number): AppStep => emit('chainChanged', toHex(chainId))

export const actInWallet = (type: string, fields: Record<string, unknown> = {}): AppStep => ({
  do: 'act',
  act: { type, ...fields },
})

/** Field of an act: the wallet does not emit the event of the change. */
export const withoutEvent = { event: false }

export const selectAccounts = (
  list: readonly string[],
  fields: Record<string, unknown> = {},
): AppStep => actInWallet('selectAccounts', { accounts: list, ...fields })

export const switchWalletTo = (chainId: number, fields: Record<string, unknown> = {}): AppStep =>
  actInWallet('switchChain', { chainId, ...fields })

/** The wallet emits `disconnect` with an `Error` instance that has this code. */
export const emitDisconnect = (code: number, message: string): AppStep =>
  actInWallet('emit', {
    event: 'disconnect',
    args: [{ $: 'error', error: { kind: 'error', code, message } }],
  })

/** Changes the capabilities for batches of calls (EIP-5792) without an event. */
export const setCapabilities = (capabilities: {
  chainId?: number
  account?: string
  atomic: 'supported' | 'ready' | 'unsupported'
}): AppStep => actInWallet('setCapabilities', capabilities)

export const advance = (ms: number): AppStep => ({ do: 'advance', ms })

export const showPage = (visible: boolean): AppStep => ({ do: 'show', visible })

export const connect: AppStep = { do: 'connect', wallet: 'first' }
export const cancel: AppStep = { do: 'cancel' }
export const disconnect: AppStep = { do: 'disconnect' }
export const switchTo = (chainId: number): AppStep => ({ do: 'switch', chainId })
export const addChain = (chainId: number): AppStep => ({ do: 'add', chainId })
export const approve = actInWallet('approve')
export const watchCapabilities: AppStep = { do: 'watchCapabilities' }
export const reload: AppStep = { do: 'reload' }
/** The page returns from the back/forward cache. */
export const restore: AppStep = { do: 'restore' }

export const addRule = (rule: WalletRule): AppStep => ({ do: 'rule', rule })

/** Responds after `answerDelay` ms, so that the request stays unanswered until the clock advances. */
export const respondLater = (
  method: string,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep => {
  // A page may read the accounts twice at once, as wagmi does.
  const times = method === 'eth_accounts' ? {} : { times: 1 }
  return addRule({ method, after: answerDelay, ...times, do: how, ...fields })
}

/** Message of a wallet that does not know a chain (code 4902), as MetaMask sends it. */
export const unrecognizedChain = (chainId: number): string =>
  `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`

/** Rejects the next switch as a wallet without the app's second chain does. */
export const rejectUnknownOnce = ({ other }: AppChains): AppStep =>
  addRule({
    method: 'wallet_switchEthereumChain',
    times: 1,
    do: { type: 'fail', error: { code: 4902, message: unrecognizedChain(other) } },
  })

/** Leaves a method unanswered, even if the persona would answer. */
export const leaveUnanswered = (method: string): AppStep =>
  addRule({ method, do: { type: 'hang' } })
