import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.rpcUrls.validUrl', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ rpcUrls: ['notaurl'] })]),
  ],
  judge: refusal('add', { not: otherReasons }),
})
