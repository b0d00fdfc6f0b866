import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.icon.dataUri',
  title: 'Announces its icon as an image data URI',
  level: 'MUST',
  spec: '6963 §Images: icon MUST be a data URI (RFC 2397)',
  stimulus: 'request',
  expected: 'starts data:image/',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(
    ({ info }) => /^data:image\/[a-z+.-]+[;,]/i.test(String(valueAt(info, 'icon'))),
    'a data: URI of an image (RFC 2397)',
  ),
})
