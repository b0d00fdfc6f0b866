import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { blocked, settles } from '../../judges.ts'
import { inspection } from '../../readTranscript.ts'
import { ask, inspect, user } from '../../steps.ts'

export default defineRobustnessCheck({
  id: 'robust.hiddenTab',
  title: 'Settles a request from a hidden page',
  level: 'SHOULD',
  spec: '1193 §request (settles)',
  stimulus: 'eth_chainId while document.hidden',
  expected: 'settles',
  auto: 'P X',
  note: 'Rabby holds every request until the page is visible: a headless second tab hangs',

  script: [
    user('openPage', 'front'),
    inspect('hidden', 'window.document.hidden'),
    ...ask('chain', 'eth_chainId', undefined, { options: { hidden: true } }),
  ],
  judge: (transcript) => {
    if (inspection(transcript, 'hidden')?.value !== true)
      return blocked('user.openPage', 'The page stayed visible behind the other one.')
    return settles('chain')(transcript)
  },
})
