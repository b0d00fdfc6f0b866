import type { SerializedValue } from '../../../core/serialize.ts'
import { defineAddCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
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

export default defineAddCheck({
  id: '3085.add.chainId.hex',
  title: 'Rejects an added chain id that is zero or not canonical hex',
  level: 'MUST',
  spec: '3085: reject if chainId not valid hex',
  stimulus: '"89", 137, "0x089", "0x0"',
  expected: 'rejects',
  note: 'isolate: use an RPC URL that cannot fail for another reason',

  script: [
    ...connect(),
    ...ids.flatMap(([id, chainId, atNode]) =>
      approve(id, 'wallet_addEthereumChain', [addChain({ chainId, rpcUrls: [rpcUrl(atNode)] })]),
    ),
  ],
  judge: all(...ids.map(([id]) => rejection(id, { not: unrelatedCodes }))),
})
