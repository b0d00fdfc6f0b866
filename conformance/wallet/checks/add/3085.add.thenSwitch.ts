import { defineCheck } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.thenSwitch',
  title: 'Switches to a chain that it has just added',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085+3326',
  stimulus: 'add then switch',
  expected: 'switch resolves null',
  action: 'approve×2',
  auto: 'N P X',

  feature: 'eip-3085',
  follows: ['3326.switch.returnsNull'],
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [newChain]),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: '0x89' }]),
  ],
  judge: all(
    result('add'),
    result('switch', (value) => value === null, 'null'),
  ),
})
