import { homeChainId } from '../../../core/defaultChainIds.ts'
import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, settles } from '../../judges.ts'
import { ask, connect, user } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.chainDisconnected.4901',
  title: 'Rejects requests with code 4901 while only the selected chain is down',
  level: 'SHOULD',
  spec: '1193 §request: 4901 when only that chain is down',
  stimulus: 'chain-scoped request to a dead chain',
  expected: '4901',
  action: 'network-down',
  auto: 'N X',

  script: [...connect(), user('networkDown', homeChainId), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), rejection('block', { code: [4901] })),
})
