import { defineAssetCheck } from '../groups.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAssetCheck({
  id: '747.watch.type',
  title: 'Rejects an asset of an unknown type',
  level: 'MUST',
  spec: '747: unknown type → error',
  stimulus: 'type ERC9999',
  expected: 'rejects',

  script: [...connect(), ...approve('watch', 'wallet_watchAsset', { ...token(), type: 'ERC9999' })],
  judge: rejection('watch', { not: unrelatedCodes }),
})
