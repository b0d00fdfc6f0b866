import { defineCheck } from '../../../core/defineCheck.ts'
import { hasType } from '../../judges.ts'
import { boot, inspect } from '../../steps.ts'

export default defineCheck({
  id: '6963.legacy.windowEthereum',
  title: 'Exposes a provider with a request function as window.ethereum',
  group: 'A. Discovery — EIP-6963',
  level: 'SHOULD',
  basis: 'spec',
  spec: '6963 §Backwards Compatibility: SHOULD keep window.ethereum',
  stimulus: 'read window.ethereum',
  expected: 'EIP-1193 object',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, inspect('request', 'window.ethereum.request')],
  judge: hasType('request', 'function'),
})
