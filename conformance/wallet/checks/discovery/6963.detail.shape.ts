import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement, isObject } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.detail.shape',
  title: 'Includes info and provider objects in the announcement detail',
  level: 'MUST',
  spec: '6963 §Provider Detail: MUST contain info and provider',
  stimulus: 'request',
  expected: '{info, provider} objects',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(
    ({ info, providerType, request }) =>
      isObject(info) &&
      !('$' in info) &&
      (providerType === 'object' || providerType === 'function') &&
      request === 'function',
    'info and provider, both objects',
  ),
})
