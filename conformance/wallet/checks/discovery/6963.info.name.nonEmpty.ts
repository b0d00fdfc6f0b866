import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.info.name.nonEmpty',
  title: 'Announces a non-empty name',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Info: name is a human-readable alias, MUST be included',
  stimulus: 'request',
  expected: 'non-empty string',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    ({ info }) => {
      const { name } = info as { name?: SerializedValue }
      return typeof name === 'string' && name.trim() !== ''
    },
    'a name',
  ),
})
