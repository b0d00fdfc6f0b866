import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { everyEvent, isQuantity } from '../../judges.ts'
import { connect, switchByUser } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.chainChanged.canonical',
  title: 'Emits chainChanged with a chain id without leading zeros',
  level: 'MUST',
  spec: '1193 per eth_chainId; 1474 Quantity',
  stimulus: 'UI switch',
  expected: 'no leading zeros',
  action: 'switch-chain',
  auto: 'N X',

  follows: ['1193.events.chainChanged.hexString'],
  script: [...connect(), ...switchByUser],
  judge: everyEvent(
    'chainChanged',
    ({ args }) => isQuantity(args[0]),
    'the fewest digits, no leading zero',
    { blockedBy: '1193.events.chainChanged.emitted' },
  ),
})
