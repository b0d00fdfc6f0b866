import type { Address } from './types.ts'

/** The contract that upgraded accounts of a fake wallet delegate themselves to (EIP-7702); each local chain has it. */
export const batchExecutorAddress: Address = '0x7702770277027702770277027702770277027702'
