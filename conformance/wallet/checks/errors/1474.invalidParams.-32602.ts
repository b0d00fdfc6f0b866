import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1474.invalidParams.-32602',
  title: 'Rejects an invalid address parameter with code -32602',
  level: 'SHOULD',
  spec: '1474 §Error codes; 1193 error priority 2',
  stimulus: 'eth_getBalance ["zzz"]',
  expected: 'code -32602',

  script: ask('balance', 'eth_getBalance', ['zzz']),
  judge: rejection('balance', { code: [-32602] }),
})
