import { defineCheck, type Check } from '../../../core/defineCheck.ts'
import { account, node } from '../../steps.ts'

/**
 * Creates a check that sends a batch. Cleans up after it, since a wallet may upgrade the account (EIP-7702) and a
 * script may pause mining.
 */
export const batchCheck = (check: Omit<Check, 'feature' | 'cleanup'>) =>
  defineCheck({
    ...check,
    feature: 'eip-5792',
    cleanup: [
      node('automine', 'evm_setAutomine', [true]),
      node('plain', 'anvil_setCode', [account(0), '0x']),
      // A wallet may cache the code of an account until the next block.
      node('block', 'evm_mine'),
    ],
  })
