import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '747.watch.type',
  title: 'Rejects an asset of an unknown type',
  group: 'N. Watch asset — EIP-747',
  level: 'MUST',
  basis: 'spec',
  spec: '747: unknown type → error',
  stimulus: 'type ERC9999',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', { ...token(), type: 'ERC9999' })],
  judge: rejection('watch', { not: unrelatedCodes }),
})
