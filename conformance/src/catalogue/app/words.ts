import type { Encoded, AppStep, WalletRule } from './steps.ts'

/** The accounts of the well-known test mnemonic ("test test … junk"), as every local node funds them. */
export const accounts = {
  a: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  b: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  c: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
} as const

/**
 * The chains of the world. `home` is the app's default, `other` the second that it configures, `third` a
 * further one that only a connection made for the sweep configures, `foreign` one that the wallet has and
 * the app lacks.
 */
export const chains = { home: 56, other: 1, third: 137, foreign: 97, nowhere: 999 } as const

/** Time-outs of decision 9, in ms. */
export const limits = { interactive: 120_000, silent: 5_000, grace: 1_000, lie: 2_000 } as const

/** After this many ms a prepared answer arrives. */
export const answerAfter = 500

/** Any plain value as the harness carries it. */
export const plain = (value: unknown): Encoded =>
  value === undefined ? { $: 'undefined' } : { $: 'json', value }

/** The wallet answers this value. */
export const reply = (value: unknown): WalletRule['do'] => ({ type: 'reply', value: plain(value) })

/** The wallet fails so: an error as the harness has it, or the name of one. */
export const fail = (error: unknown): WalletRule['do'] => ({ type: 'fail', error })

/** So many consents are given back: one that nobody waits for is, if possible; one that is wanted is not. */
export const givesBack = (count: number) => ({ wallet_revokePermissions: count })

/** An event of the provider, verbatim, touching no state of the wallet. */
export const emit = (event: string, ...values: unknown[]): AppStep => ({
  do: 'act',
  act: { type: 'emit', event, args: values.map(plain) },
})

export const act = (type: string, fields: Record<string, unknown> = {}): AppStep => ({
  do: 'act',
  act: { type, ...fields },
})

export const select = (list: readonly string[], fields: Record<string, unknown> = {}): AppStep =>
  act('selectAccounts', { accounts: list, ...fields })

export const moveTo = (chainId: number, fields: Record<string, unknown> = {}): AppStep =>
  act('switchChain', { chainId, ...fields })

export const advance = (ms: number): AppStep => ({ do: 'advance', ms })

/** The person turns to another tab (`false`), or back. */
export const show = (visible: boolean): AppStep => ({ do: 'show', visible })

export const connect: AppStep = { do: 'connect', wallet: 'first' }
export const switchTo = (chainId: number): AppStep => ({ do: 'switch', chainId })
export const addChain = (chainId: number): AppStep => ({ do: 'add', chainId })
export const approve = act('approve')
export const reload: AppStep = { do: 'reload' }
