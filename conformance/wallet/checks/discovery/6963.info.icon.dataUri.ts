import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.info.icon.dataUri',
  title: 'Announces its icon as an image data URI',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Images: icon MUST be a data URI (RFC 2397)',
  stimulus: 'request',
  expected: 'starts data:image/',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    ({ info }) =>
      /^data:image\/[a-z+.-]+[;,]/i.test(String((info as { icon?: SerializedValue }).icon)),
    'a data: URI of an image (RFC 2397)',
  ),
})
