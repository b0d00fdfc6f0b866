import { defineAssetCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'
import { token } from '../../steps.ts'

export default defineAssetCheck({
  id: '747.watch.unknownChain',
  title: 'Rejects an asset on an unknown chain',
  level: 'MUST',
  spec: '747: unrecognised chainId MUST fail',
  stimulus: 'options.chainId 57005',
  expected: 'rejects',

  ...expectRejections(
    'wallet_watchAsset',
    { watch: token({ chainId: 57005 }) },
    { not: [4001, 4100, 4900, 4901, -32002] },
  ),
})
