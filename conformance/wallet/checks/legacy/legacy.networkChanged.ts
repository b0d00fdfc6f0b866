import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { note } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { connect, fence, listen, user } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.networkChanged',
  title: 'Reports whether networkChanged is emitted on a chain switch',
  level: 'MAY',
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
