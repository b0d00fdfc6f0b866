import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { unrelatedCodes } from '../../judges.ts'
import { addChain, addOtherChain } from '../../requestParams.ts'

/**
 * The wallet must reject before any prompt. No node serves these URLs, so a rejection after a prompt may come from
 * the failed connection and proves nothing. If the wallet's form cannot be confirmed, the check only warns.
 *
 * Each URL belongs to a chain of its own, because a wallet may accept the first one.
 */
export default defineAddCheck({
  id: '3085.add.rpcUrls.https',
  title: 'Rejects remote http and file RPC URLs without a prompt',
  level: 'MUST',
  spec: '3085: MUST reject file: and http:',
  stimulus: 'rpcUrls ["http://evil.x"]',
  expected: 'rejects',
  note: 'MetaMask admits http on localhost/127.0.0.1 — our Anvil needs that exception',

  ...expectRejections(
    'wallet_addEthereumChain',
    {
      http: [addChain({ rpcUrls: ['http://evil.example'] })],
      file: [addOtherChain({ rpcUrls: ['file:///etc/passwd'] })],
    },
    { not: unrelatedCodes, silent: true, inForm: 'warn' },
  ),
})
