import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '747.watch.returnsTrue',
  title: 'Returns true from wallet_watchAsset for a valid ERC-20 token',
  group: 'N. Watch asset — EIP-747',
  level: 'MUST',
  basis: 'spec',
  spec: '747: returns true if the request was valid',
  stimulus: 'valid ERC20',
  expected: 'true',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token())],
  judge: result('watch', (value) => value === true, 'true'),
})
