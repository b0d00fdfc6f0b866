import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { events } from '../../read.ts'
import { user, listen, wait, connect } from '../../steps.ts'

const ids = Array.from({ length: 50 }, (_, i) => `listener.${i}`)

export default check('robust.maxListeners', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    ...ids.map((id) => listen(id, 'chainChanged')),
    user('switchChain', 1),
    wait('chainChanged', ids.at(-1)),
  ],
  judge: (transcript) => {
    const heard = new Set(events(transcript, 'chainChanged').map(({ listener }) => listener))
    return heard.size === ids.length
      ? pass(heard.size)
      : violation(`${heard.size} of ${ids.length} listeners were called.`, heard.size, ids.length)
  },
})
