import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { all, event, isHex, result, settles } from '../../judges.ts'
import { chainIdInEvent } from '../../readTranscript.ts'
import { otherChain } from '../../requestParams.ts'
import { ask, boot, connect, listen, user, waitFor } from '../../steps.ts'

/**
 * After a navigation back, the browser may restore the page from its cache or reload it. The wallet must
 * support both.
 */
export default defineRobustnessCheck({
  id: 'robust.bfcache',
  title: 'Answers requests and emits events after a navigation away and back',
  level: 'SHOULD',
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
