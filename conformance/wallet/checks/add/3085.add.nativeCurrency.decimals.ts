import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.nativeCurrency.decimals',
  title: 'Rejects a chain whose native currency has negative decimals',
  level: 'MUST',
  spec: '3085: reject negative decimals',
  stimulus: 'decimals -1',
  expected: 'rejects',
  note: 'MetaMask demands 18; Rainbow 0–36; symbol length 2–6 / 1–6',

  ...expectRejections('wallet_addEthereumChain', {
    add: [addChain({ nativeCurrency: { name: 'Test', symbol: 'TST', decimals: -1 } })],
  }),
})
