import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.rdns.valid',
  title: 'Announces a valid domain name as rdns',
  level: 'MUST',
  spec: '6963 §RDNS: MUST be a valid RFC 1034 domain name',
  stimulus: 'request',
  expected: 'FQDN pattern, reversed',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(
    ({ info }) => domain.test(String(valueAt(info, 'rdns'))),
    'a domain name (RFC 1034), reversed',
  ),
})

const domain =
  /^(?=.{1,253}$)[a-z]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i
