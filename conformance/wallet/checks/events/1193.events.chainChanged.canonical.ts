import { defineCheck } from '../../../core/defineCheck.ts'
import { everyEvent } from '../../judges.ts'
import { isQuantity } from '../../valuePredicates.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.chainChanged.canonical',
  title: 'Emits chainChanged with a chain id without leading zeros',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 per eth_chainId; 1474 Quantity',
  stimulus: 'UI switch',
  expected: 'no leading zeros',
  action: 'switch-chain',
  auto: 'N X',

  follows: ['1193.events.chainChanged.hexString'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged'),
  ],
  judge: everyEvent(
    'chainChanged',
    ({ args }) => isQuantity(args[0]),
    'the fewest digits, no leading zero',
    { blockedBy: '1193.events.chainChanged.emitted' },
  ),
})
