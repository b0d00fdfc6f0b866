import type { Address } from './types.ts'

/**
 * Address of the contract that runs a batch of calls as one transaction. Upgraded accounts of a fake wallet
 * delegate to it (EIP-7702). Local chains of the harness have this contract, except forks.
 */
export const batchExecutorAddress: Address = '0x7702770277027702770277027702770277027702'
