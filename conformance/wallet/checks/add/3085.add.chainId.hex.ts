import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { refusal, all } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

const ids: [string, Seen][] = [
  ['unprefixed', '89'],
  ['number', 137],
  ['padded', '0x089'],
  ['zero', '0x0'],
]

export default check('3085.add.chainId.hex', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...ids.flatMap(([id, chainId]) =>
      approve(id, 'wallet_addEthereumChain', [addChain({ chainId })]),
    ),
  ],
  judge: all(...ids.map(([id]) => refusal(id, { not: otherReasons }))),
})
