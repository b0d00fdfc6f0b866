import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isFunction } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.api.on',
  title: 'Exposes an on function',
  level: 'MUST',
  spec: '1193 §Events: MUST implement on',
  stimulus: 'inspect',
  expected: 'function',

  script: [inspect('on', 'on')],
  judge: isFunction('on'),
})
