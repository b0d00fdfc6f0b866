import { defineAssetCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { token } from '../../requestParams.ts'

export default defineAssetCheck({
  id: '747.watch.type',
  title: 'Rejects an asset of an unknown type',
  level: 'MUST',
  spec: '747: unknown type → error',
  stimulus: 'type ERC9999',
  expected: 'rejects',

  ...expectRejections('wallet_watchAsset', { watch: { ...token(), type: 'ERC9999' } }),
})
