import { defineCheck } from '../../../core/defineCheck.ts'
import { eventCount } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { otherChain, listen, waitFor, fence, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.emitsOnce',
  title: 'Emits chainChanged exactly once for a switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §chainChanged (only when it changes)',
  stimulus: 'approve',
  expected: 'exactly one event',
  action: 'approve',
  auto: 'N P X',

  // The fence, which waits for late events, switches the chain and recognizes its own `chainChanged` by the chain
  // id. A wallet that sends a wrong chain id there fails this check too.
  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
    waitFor('chainChanged'),
    fence,
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged').length === 0)
      return { status: 'blocked', by: '3326.switch.emits', message: 'No chainChanged came.' }
    return eventCount('chainChanged', 1)(transcript)
  },
})
