import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.uuid.v4',
  title: 'Announces a version 4 UUID',
  level: 'MUST',
  spec: '6963 §Provider Info: uuid MUST be UUIDv4 (RFC 4122)',
  stimulus: 'request',
  expected: 'version nibble 4, variant 8-b',
  auto: 'P X',
  note: 'MetaMask’s own regex also admits the nil UUID; Rabby hands the uuid through localStorage',

  script: [boot, discover],
  judge: eachAnnouncement(
    ({ info }) => uuid.test(String(valueAt(info, 'uuid'))),
    'a UUID of version 4 (RFC 4122)',
  ),
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
