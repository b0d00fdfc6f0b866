import type { Address } from './types.ts'

/**
 * Address of the contract that runs a batch of calls as one transaction. Upgraded accounts of a fake wallet
 * delegate to it (EIP-7702). Every local chain of the harness has this contract.
 */
export const batchExecutorAddress: Address = '0x7702770277027702770277027702770277027702'
