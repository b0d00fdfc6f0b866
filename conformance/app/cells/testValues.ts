import type { EncodedValue, AppStep, WalletRule } from './AppStep.ts'

/** Accounts of the well-known test mnemonic ("test test … junk"), which every local node funds. */
export const accounts = {
  a: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  b: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  c: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
} as const

/**
 * Chains of the tests. `home` is the app's default, `other` its second one. `third` is configured only for connections
 * of the tests. `foreign` is in the wallet and not in the app.
 */
export const chains = { home: 56, other: 1, third: 137, foreign: 97, nowhere: 999 } as const

/** Time-outs of the product in ms. */
export const timeouts = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** ms until a prepared response arrives. */
export const answerDelay = 500

/** Encodes a plain value for the harness. */
export const encode = (value: unknown): EncodedValue =>
  value === undefined ? { $: 'undefined' } : { $: 'json', value }

/** A response with this value. */
export const reply = (value: unknown): WalletRule['do'] => ({ type: 'reply', value: encode(value) })

/** An error response: an error of the harness, or its name. */
export const fail = (error: unknown): WalletRule['do'] => ({ type: 'fail', error })

/** Expected number of revoked permissions: those that the app no longer waits for. */
export const revocations = (count: number) => ({ wallet_revokePermissions: count })

/** Emits a provider event with these values, without a change of the wallet's state. */
export const emit = (event: string, ...values: unknown[]): AppStep => ({
  do: 'act',
  act: { type: 'emit', event, args: values.map(encode) },
})

export const actInWallet = (type: string, fields: Record<string, unknown> = {}): AppStep => ({
  do: 'act',
  act: { type, ...fields },
})

export const selectAccounts = (
  list: readonly string[],
  fields: Record<string, unknown> = {},
): AppStep => actInWallet('selectAccounts', { accounts: list, ...fields })

export const switchWalletTo = (chainId: number, fields: Record<string, unknown> = {}): AppStep =>
  actInWallet('switchChain', { chainId, ...fields })

export const advance = (ms: number): AppStep => ({ do: 'advance', ms })

/** The user switches to another tab (`false`), or back. */
export const showPage = (visible: boolean): AppStep => ({ do: 'show', visible })

export const connect: AppStep = { do: 'connect', wallet: 'first' }
export const switchTo = (chainId: number): AppStep => ({ do: 'switch', chainId })
export const addChain = (chainId: number): AppStep => ({ do: 'add', chainId })
export const approve = actInWallet('approve')
export const reload: AppStep = { do: 'reload' }
