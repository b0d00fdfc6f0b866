import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.detail.shape',
  title: 'Includes info and provider objects in the announcement detail',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Detail: MUST contain info and provider',
  stimulus: 'request',
  expected: '{info, provider} objects',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: eachAnnouncement(
    '6963.announce.onRequest',
    ({ info, providerType, request }) =>
      isObject(info) &&
      (providerType === 'object' || providerType === 'function') &&
      request === 'function',
    'info and provider, both objects',
  ),
})

const isObject = (value: SerializedValue | undefined) =>
  typeof value === 'object' && value !== null && !('$' in value)
