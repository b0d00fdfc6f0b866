import { check, type Card, type Check } from '../../../engine/check.ts'
import { account, node } from '../steps.ts'

/**
 * Makes a check that sends a batch. A wallet may upgrade the account for it (EIP-7702), and a script may hold the blocks
 * back: the next check finds neither.
 */
export const batchCheck = (id: string, parts: Omit<Check, keyof Card | 'feature' | 'cleanup'>) =>
  check(id, {
    ...parts,
    feature: 'eip-5792',
    cleanup: [
      node('automine', 'evm_setAutomine', [true]),
      node('plain', 'anvil_setCode', [account(0), '0x']),
      // A wallet may keep the code of an account until the next block.
      node('block', 'evm_mine'),
    ],
  })
