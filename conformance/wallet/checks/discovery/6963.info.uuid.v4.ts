import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.info.uuid.v4',
  title: 'Announces a version 4 UUID',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Info: uuid MUST be UUIDv4 (RFC 4122)',
  stimulus: 'request',
  expected: 'version nibble 4, variant 8-b',
  action: 'none',
  auto: 'P X',
  note: 'MetaMask’s own regex also admits the nil UUID; Rabby hands the uuid through localStorage',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    ({ info }) => uuid.test(String((info as { uuid?: SerializedValue }).uuid)),
    'a UUID of version 4 (RFC 4122)',
  ),
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
