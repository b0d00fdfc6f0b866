import type { Address } from '../../src/wallet/types.ts'

/** Accounts of the user in every scenario. */
export const alice: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const bob: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
