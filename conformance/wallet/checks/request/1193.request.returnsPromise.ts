import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { pass, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask } from '../../steps.ts'

/** All checks that send requests depend on this one. */
export default defineRequestCheck({
  id: '1193.request.returnsPromise',
  title: 'Returns a promise that settles from request()',
  level: 'MUST',
  spec: '1193 §request: returns Promise',
  stimulus: 'eth_chainId',
  expected: 'thenable, settles',

  script: ask('chain', 'eth_chainId'),
  judge: (transcript) => {
    const response = outcome(transcript, 'chain')
    if (response.kind === 'none')
      return violation('request() never settled.', 'never settled', 'a promise that settles')
    return response.by === 'promise'
      ? pass(response.kind)
      : violation(`request() gave a ${response.by}, not a promise.`, response.by, 'a promise')
  },
})
