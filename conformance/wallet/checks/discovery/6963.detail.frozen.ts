import { defineCheck } from '../../../core/defineCheck.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.detail.frozen',
  title: 'Freezes the announcement detail',
  group: 'A. Discovery — EIP-6963',
  level: 'SHOULD',
  basis: 'spec',
  spec: '6963 §Announce: detail SHOULD be Object.freeze()d',
  stimulus: 'request',
  expected: 'Object.isFrozen(detail)',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    ({ frozen }) => frozen === true,
    'a frozen detail',
  ),
})
