import { defineCheck } from '../../../core/defineCheck.ts'
import { all, event, result, settles } from '../../judges.ts'
import { chainIdInEvent } from '../../readTranscript.ts'
import { isHex } from '../../valuePredicates.ts'
import { ask, boot, connect, listen, otherChain, user, waitFor } from '../../steps.ts'

/**
 * After a navigation back, the browser may restore the page from its cache or reload it. The wallet must
 * support both.
 */
export default defineCheck({
  id: 'robust.bfcache',
  title: 'Answers requests and emits events after a navigation away and back',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §connect',
  stimulus: 'navigate away and back (bfcache)',
  expected: 'requests work, events resume',
  action: 'reload',
  auto: 'P X',
  note: 'MetaMask has its own e2e for it (test/e2e/provider/bfcache.spec)',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    // Add the listener before the page's first script runs, so that a reloaded page has it too.
    listen('a', 'chainChanged'),
    boot,
    ...connect(),
    user('leaveAndReturn'),
    ...ask('chain', 'eth_chainId'),
    user('switchChain', Number(otherChain)),
    waitFor('chainChanged', 'a'),
  ],
  judge: all(
    settles('chain'),
    result('chain', isHex, 'an answer after the return'),
    event('chainChanged', (one) => chainIdInEvent(one) === Number(otherChain), [otherChain]),
  ),
})
