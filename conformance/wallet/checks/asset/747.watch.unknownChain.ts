import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '747.watch.unknownChain',
  title: 'Rejects an asset on an unknown chain',
  group: 'N. Watch asset — EIP-747',
  level: 'MUST',
  basis: 'spec',
  spec: '747: unrecognised chainId MUST fail',
  stimulus: 'options.chainId 57005',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token({ chainId: 57005 }))],
  judge: rejection('watch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
