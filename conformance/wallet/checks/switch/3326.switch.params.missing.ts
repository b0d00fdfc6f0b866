import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('3326.switch.params.missing', {
  script: [
    ...connect(),
    ...approve('none', 'wallet_switchEthereumChain', []),
    ...approve('empty', 'wallet_switchEthereumChain', [{}]),
    ...approve('null', 'wallet_switchEthereumChain', [null]),
  ],
  judge: all(...['none', 'empty', 'null'].map((id) => refusal(id, { not: otherReasons }))),
})
