import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.rpcUrls.required', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('absent', 'wallet_addEthereumChain', [addChain({ rpcUrls: { $: 'undefined' } })]),
    ...approve('empty', 'wallet_addEthereumChain', [addChain({ rpcUrls: [] })]),
  ],
  judge: all(...['absent', 'empty'].map((id) => refusal(id, { not: otherReasons }))),
})
