import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.info.icon.dataUri', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    ({ info }) => /^data:image\/[a-z+.-]+[;,]/i.test(String((info as { icon?: Seen }).icon)),
    'a data: URI of an image (RFC 2397)',
  ),
})
