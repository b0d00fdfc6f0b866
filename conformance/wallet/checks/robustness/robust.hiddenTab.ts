import { check } from '../../../core/check.ts'
import { settles } from '../../judges.ts'
import { inspected } from '../../read.ts'
import { ask, inspect, user } from '../../steps.ts'

export default check('robust.hiddenTab', {
  script: [
    user('openPage', 'front'),
    inspect('hidden', 'window.document.hidden'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: (transcript) => {
    if (inspected(transcript, 'hidden')?.value !== true)
      return {
        status: 'blocked',
        by: 'user.openPage',
        message: 'The page stayed visible behind the other one.',
      }
    return settles('chain')(transcript)
  },
})
