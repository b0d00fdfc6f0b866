import type { Address } from './types.ts'

/** Contract that runs batches of upgraded accounts (EIP-7702). Local chains of the harness have it, except forks. */
export const batchExecutorAddress: Address = '0x7702770277027702770277027702770277027702'
