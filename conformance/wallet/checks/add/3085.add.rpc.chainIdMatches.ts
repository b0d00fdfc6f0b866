import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { rpc, approve, connect } from '../../steps.ts'

/** The node at this URL returns chain 0x5, the request says 0x89. */
export default check('3085.add.rpc.chainIdMatches', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ rpcUrls: [rpc(5)] })]),
  ],
  judge: refusal('add', { not: otherReasons }),
})
