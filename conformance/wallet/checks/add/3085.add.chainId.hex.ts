import type { SerializedValue } from '../../../core/serialize.ts'
import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain, rpcUrl } from '../../requestParams.ts'

/** Requests a chain whose RPC URL gives no other reason for a rejection than the malformed chain id. */
const withChainId = (chainId: SerializedValue, atNode = 137) => [
  addChain({ chainId, rpcUrls: [rpcUrl(atNode)] }),
]

export default defineAddCheck({
  id: '3085.add.chainId.hex',
  title: 'Rejects an added chain id that is zero or not canonical hex',
  level: 'MUST',
  spec: '3085: reject if chainId not valid hex',
  stimulus: '"89", 137, "0x089", "0x0"',
  expected: 'rejects',
  note: 'isolate: use an RPC URL that cannot fail for another reason',

  ...expectRejections('wallet_addEthereumChain', {
    unprefixed: withChainId('89'),
    number: withChainId(137),
    padded: withChainId('0x089'),
    zero: withChainId('0x0', 0),
  }),
})
