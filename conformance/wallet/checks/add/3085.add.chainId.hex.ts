import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { rejection, all } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect, rpcUrl } from '../../steps.ts'

/**
 * Malformed chain ids, each with the chain of the node at its RPC URL, which gives no other reason for a
 * rejection.
 */
const ids: [id: string, chainId: SerializedValue, atNode: number][] = [
  ['unprefixed', '89', 137],
  ['number', 137, 137],
  ['padded', '0x089', 137],
  ['zero', '0x0', 0],
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
    ...ids.flatMap(([id, chainId, atNode]) =>
      approve(id, 'wallet_addEthereumChain', [addChain({ chainId, rpcUrls: [rpcUrl(atNode)] })]),
    ),
  ],
  judge: all(...ids.map(([id]) => rejection(id, { not: unrelatedCodes }))),
})
