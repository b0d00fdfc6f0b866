import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { all, result } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.thenSwitch',
  title: 'Switches to a chain that it has just added',
  level: 'MUST',
  spec: '3085+3326',
  stimulus: 'add then switch',
  expected: 'switch resolves null',
  action: 'approve×2',

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
