import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.event.customEvent',
  title: 'Announces itself with a CustomEvent whose detail is an object',
  level: 'MUST',
  spec: '6963 §Announce: event MUST be a CustomEvent of type eip6963:announceProvider',
  stimulus: 'request',
  expected: 'event instanceof CustomEvent, detail is object',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(
    (one) => one.customEvent === true && one.detail === 'object',
    'a CustomEvent with an object as detail',
  ),
})
