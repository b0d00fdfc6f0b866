import { defineSwitchCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.missing',
  title: 'Rejects a switch without a chain id',
  level: 'MUST',
  spec: '3326 §Parameters',
  stimulus: 'params [] / [{}] / [null]',
  expected: 'rejects',

  script: [
    ...connect(),
    ...approve('none', 'wallet_switchEthereumChain', []),
    ...approve('empty', 'wallet_switchEthereumChain', [{}]),
    ...approve('null', 'wallet_switchEthereumChain', [null]),
  ],
  judge: all(...['none', 'empty', 'null'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
