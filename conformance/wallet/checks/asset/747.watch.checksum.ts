import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

/** One letter of the asset's address has the wrong case (EIP-55). */
export default defineCheck({
  id: '747.watch.checksum',
  title: 'Rejects an asset whose address has an invalid checksum',
  group: 'N. Watch asset — EIP-747',
  level: 'MUST',
  basis: 'spec',
  spec: '747: invalid checksum → invalid request',
  stimulus: 'address with broken case',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'Rabby passes strict:false',

  feature: 'eip-747',
  script: [
    ...connect(),
    ...approve(
      'watch',
      'wallet_watchAsset',
      token({ address: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
    ),
  ],
  judge: rejection('watch', { not: unrelatedCodes }),
})
