import { expect, test } from 'vitest'
import type { Result } from '../../core/result.ts'
import { addRootCauses } from '../../core/addRootCauses.ts'
import { walletChecks } from './index.ts'

const failing = (id: string): Result => ({
  id,
  level: walletChecks.get(id)!.level,
  status: 'fail',
  durationMs: 0,
})

/** Faults of a wallet, each with the check that tests for it and with other checks that fail because of it. */
const faults: [fault: string, cause: string, beside: string[]][] = [
  [
    // The fences of the two other checks switch the chain.
    'a disconnect with each switch of the chain',
    '1193.events.disconnect.notOnSwitch',
    ['1193.events.disconnect.notOnRevoke', '1193.events.disconnect.notOnLock'],
  ],
  [
    'a chainChanged that wraps the chain',
    '1193.events.chainChanged.hexString',
    ['1193.events.chainChanged.consistent', '3326.switch.emits'],
  ],
  [
    'a rejection that does not say so, whatever was asked',
    '1193.error.userRejected.message',
    ['3326.switch.reject.message'],
  ],
  [
    // The fences of the other checks switch the chain, and get an event with the chain from before.
    'a chainChanged that names the chain from before',
    '1193.events.chainChanged.consistent',
    [
      '3326.switch.emits',
      '3326.switch.emitsOnce',
      '3326.switch.reject.noEvent',
      '3326.switch.same.noEvent',
      '3085.add.noAutoSelect',
      '1193.events.chainChanged.onlyOnChange',
    ],
  ],
  ['a new provider object at each announcement', '6963.provider.identity', ['6963.multi.coexist']],
  ['a switch that resolves something else', '3326.switch.returnsNull', ['3085.add.thenSwitch']],
  ['reads that wait for a prompt', 'conc.reads.whilePending', ['1102.request.locked']],
]

test.each(faults)('one cause explains %s', (_, cause, beside) => {
  const results = addRootCauses([cause, ...beside].map(failing), walletChecks)
  expect(new Set(results.map(({ rootCause }) => rootCause))).toEqual(new Set([cause]))
})
