import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isFunction } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.api.removeListener',
  title: 'Exposes a removeListener function',
  level: 'MUST',
  spec: '1193 §Events: MUST implement removeListener',
  stimulus: 'inspect',
  expected: 'function',
  note: 'Trust Wallet shipped without it (wagmi#3526); wagmi patches it at run time',

  script: [inspect('removeListener', 'removeListener')],
  judge: isFunction('removeListener'),
})
