import { defineAddCheck } from '../groups.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.explorer.validUrl',
  title: 'Rejects a chain with a malformed block explorer URL',
  level: 'MUST',
  spec: '3085: reject invalid blockExplorerUrls',
  stimulus: '["x"]',
  expected: 'rejects',
  note: 'MetaMask silently drops them; Rainbow requires one',

  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ blockExplorerUrls: ['x'] })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
