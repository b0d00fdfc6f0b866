import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isFunction } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.api.request',
  title: 'Exposes a request function',
  level: 'MUST',
  spec: '1193 §API: MUST expose request(args)',
  stimulus: 'inspect',
  expected: 'typeof request === function',

  script: [inspect('request', 'request')],
  judge: isFunction('request'),
})
