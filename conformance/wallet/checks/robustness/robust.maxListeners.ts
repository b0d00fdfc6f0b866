import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { passIf } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

const ids = Array.from({ length: 50 }, (_, i) => `listener.${i}`)

export default defineRobustnessCheck({
  id: 'robust.maxListeners',
  title: 'Calls all of 50 listeners of one event',
  level: 'SHOULD',
  spec: 'Node EventEmitter',
  stimulus: '50 listeners',
  expected: 'no warning, all called',
  action: 'switch-chain',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    ...ids.map((id) => listen(id, 'chainChanged')),
    user('switchChain', 1),
    waitFor('chainChanged', ids.at(-1)),
  ],
  judge: (transcript) => {
    const called = new Set(events(transcript, 'chainChanged').map(({ listener }) => listener)).size
    const message = `${called} of ${ids.length} listeners were called.`
    return passIf(called === ids.length, called, message, ids.length)
  },
})
