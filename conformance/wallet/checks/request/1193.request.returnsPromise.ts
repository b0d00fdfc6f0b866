import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { outcome } from '../../read.ts'
import { ask } from '../../steps.ts'

/** All checks that send requests depend on this one. */
export default check('1193.request.returnsPromise', {
  script: ask('chain', 'eth_chainId'),
  judge: (transcript) => {
    const seen = outcome(transcript, 'chain')
    if (seen.kind === 'none')
      return violation('request() never settled.', 'never settled', 'a promise that settles')
    return seen.by === 'promise'
      ? pass(seen.kind)
      : violation(`request() gave a ${seen.by}, not a promise.`, seen.by, 'a promise')
  },
})
