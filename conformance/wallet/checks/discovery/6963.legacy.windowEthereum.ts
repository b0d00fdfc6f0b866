import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { isFunction } from '../../judges.ts'
import { boot, inspect } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.legacy.windowEthereum',
  title: 'Exposes a provider with a request function as window.ethereum',
  level: 'SHOULD',
  spec: '6963 §Backwards Compatibility: SHOULD keep window.ethereum',
  stimulus: 'read window.ethereum',
  expected: 'EIP-1193 object',
  auto: 'P X',

  script: [boot, inspect('request', 'window.ethereum.request')],
  judge: isFunction('request'),
})
