import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.info.uuid.v4', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    ({ info }) => uuid.test(String((info as { uuid?: Seen }).uuid)),
    'a UUID of version 4 (RFC 4122)',
  ),
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
