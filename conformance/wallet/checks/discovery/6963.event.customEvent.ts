import { defineCheck } from '../../../core/defineCheck.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.event.customEvent',
  title: 'Announces itself with a CustomEvent whose detail is an object',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Announce: event MUST be a CustomEvent of type eip6963:announceProvider',
  stimulus: 'request',
  expected: 'event instanceof CustomEvent, detail is object',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    (one) => one.customEvent === true && one.detail === 'object',
    'a CustomEvent with an object as detail',
  ),
})
