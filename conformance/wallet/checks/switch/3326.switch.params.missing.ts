import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.params.missing',
  title: 'Rejects a switch without a chain id',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '3326 §Parameters',
  stimulus: 'params [] / [{}] / [null]',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('none', 'wallet_switchEthereumChain', []),
    ...approve('empty', 'wallet_switchEthereumChain', [{}]),
    ...approve('null', 'wallet_switchEthereumChain', [null]),
  ],
  judge: all(...['none', 'empty', 'null'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
