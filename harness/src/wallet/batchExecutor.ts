import type { Address } from './types.ts'

/** Contract to which upgraded accounts of a fake wallet delegate (EIP-7702). Every local chain has it. */
export const batchExecutorAddress: Address = '0x7702770277027702770277027702770277027702'
