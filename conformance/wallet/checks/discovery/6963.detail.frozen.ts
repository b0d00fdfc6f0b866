import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.detail.frozen',
  title: 'Freezes the announcement detail',
  level: 'SHOULD',
  spec: '6963 §Announce: detail SHOULD be Object.freeze()d',
  stimulus: 'request',
  expected: 'Object.isFrozen(detail)',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(({ frozen }) => frozen === true, 'a frozen detail'),
})
