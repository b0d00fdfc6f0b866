import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.detail.shape', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    ({ info, providerType, request }) =>
      isObject(info) &&
      (providerType === 'object' || providerType === 'function') &&
      request === 'function',
    'info and provider, both objects',
  ),
})

const isObject = (value: Seen | undefined) =>
  typeof value === 'object' && value !== null && !('$' in value)
