import { defineCheck, note } from '../../../core/defineCheck.ts'
import { events } from '../../readTranscript.ts'
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
    const [firstEvent] = events(transcript, 'networkChanged')
    return firstEvent
      ? note('networkChanged comes, as of old.', firstEvent.args)
      : note('No networkChanged comes.', 'none')
  },
})
