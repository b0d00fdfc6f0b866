import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.info.rdns.valid', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    ({ info }) => domain.test(String((info as { rdns?: Seen }).rdns)),
    'a domain name (RFC 1034), reversed',
  ),
})

const domain =
  /^(?=.{1,253}$)[a-z]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i
