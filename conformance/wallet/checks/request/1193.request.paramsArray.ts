import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isHex, result } from '../../judges.ts'
import { account } from '../../requestParams.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.paramsArray',
  title: 'Accepts params as an array',
  level: 'MUST',
  spec: '1193 §request: MUST accept params by value',
  stimulus: 'eth_getBalance [addr,latest]',
  expected: 'resolves hex',

  script: ask('balance', 'eth_getBalance', [account(0), 'latest']),
  judge: result('balance', isHex, 'a balance in hex'),
})
