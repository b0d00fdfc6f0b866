import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { events } from '../../read.ts'
import { user, listen, fence, connect } from '../../steps.ts'

export default check('legacy.networkChanged', {
  script: [...connect(), listen('a', 'networkChanged'), user('switchChain', 1), fence],
  judge: (transcript) => {
    const [told] = events(transcript, 'networkChanged')
    return told
      ? note('networkChanged comes, as of old.', told.args)
      : note('No networkChanged comes.', 'none')
  },
})
