import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { blocked, eventOnce } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, connect, fence, listen, waitFor } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.emitsOnce',
  title: 'Emits chainChanged exactly once for a switch',
  level: 'SHOULD',
  spec: '1193 §chainChanged (only when it changes)',
  stimulus: 'approve',
  expected: 'exactly one event',
  action: 'approve',

  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approveSwitch(otherChain),
    waitFor('chainChanged'),
    fence,
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged').length === 0)
      return blocked('3326.switch.emits', 'No chainChanged came.')
    return eventOnce('chainChanged')(transcript)
  },
})
