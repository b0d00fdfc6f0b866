import type { Check } from '../../../core/defineCheck.ts'
import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { account } from '../../requestParams.ts'
import { node } from '../../steps.ts'

/**
 * Defines a check that sends a batch (EIP-5792). Its cleanup reverts what the batch may have changed: it turns
 * mining on again, which a script may have paused, and removes the account's code, because a wallet may have
 * upgraded the account (EIP-7702).
 */
export const defineBatchCheck = (check: Parameters<typeof defineCallsCheck>[0]): Check =>
  defineCallsCheck({
    ...check,
    cleanup: [
      node('automine', 'evm_setAutomine', [true]),
      node('plain', 'anvil_setCode', [account(0), '0x']),
      // A wallet may cache the code of an account until the next block, so mine one.
      node('block', 'evm_mine'),
    ],
  })
