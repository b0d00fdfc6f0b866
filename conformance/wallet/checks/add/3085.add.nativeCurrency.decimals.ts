import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.nativeCurrency.decimals', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [
      addChain({ nativeCurrency: { name: 'Test', symbol: 'TST', decimals: -1 } }),
    ]),
  ],
  judge: refusal('add', { not: otherReasons }),
})
