import { defineAssetCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAssetCheck({
  id: '747.watch.unknownChain',
  title: 'Rejects an asset on an unknown chain',
  level: 'MUST',
  spec: '747: unrecognised chainId MUST fail',
  stimulus: 'options.chainId 57005',
  expected: 'rejects',

  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token({ chainId: 57005 }))],
  judge: rejection('watch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
