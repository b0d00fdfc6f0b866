import { defineAssetCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { token } from '../../requestParams.ts'

export default defineAssetCheck({
  id: '747.watch.checksum',
  title: 'Rejects an asset whose address has an invalid checksum',
  level: 'MUST',
  spec: '747: invalid checksum → invalid request',
  stimulus: 'address with broken case',
  expected: 'rejects',
  note: 'Rabby passes strict:false',

  ...expectRejections('wallet_watchAsset', {
    watch: token({ address: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
  }),
})
