import { defineCheck } from '../../../core/defineCheck.ts'
import { note } from '../../../core/verdict.ts'
import { events } from '../../read.ts'
import { user, listen, fence, connect } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.networkChanged',
  title: 'Reports whether networkChanged is emitted on a chain switch',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: '1193 Appendix III',
  stimulus: 'switch',
  expected: 'optional networkChanged (decimal)',
  action: 'switch-chain',
  auto: 'P X',

  script: [...connect(), listen('a', 'networkChanged'), user('switchChain', 1), fence],
  judge: (transcript) => {
    const [told] = events(transcript, 'networkChanged')
    return told
      ? note('networkChanged comes, as of old.', told.args)
      : note('No networkChanged comes.', 'none')
  },
})
