import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { rejection, all } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../predicates.ts'
import { approve, connect } from '../../steps.ts'

const ids: [string, SerializedValue][] = [
  ['unprefixed', '89'],
  ['number', 137],
  ['padded', '0x089'],
  ['zero', '0x0'],
]

export default defineCheck({
  id: '3085.add.chainId.hex',
  title: 'Rejects an added chain id that is zero or not canonical hex',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: reject if chainId not valid hex',
  stimulus: '"89", 137, "0x089", "0x0"',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'isolate: use an RPC URL that cannot fail for another reason',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...ids.flatMap(([id, chainId]) =>
      approve(id, 'wallet_addEthereumChain', [addChain({ chainId })]),
    ),
  ],
  judge: all(...ids.map(([id]) => rejection(id, { not: unrelatedCodes }))),
})
