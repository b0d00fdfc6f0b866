import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.explorer.validUrl',
  title: 'Rejects a chain with a malformed block explorer URL',
  level: 'MUST',
  spec: '3085: reject invalid blockExplorerUrls',
  stimulus: '["x"]',
  expected: 'rejects',
  note: 'MetaMask silently drops them; Rainbow requires one',

  ...expectRejections('wallet_addEthereumChain', { add: [addChain({ blockExplorerUrls: ['x'] })] }),
})
