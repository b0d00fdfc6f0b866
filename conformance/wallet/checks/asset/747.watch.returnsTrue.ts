import { defineAssetCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAssetCheck({
  id: '747.watch.returnsTrue',
  title: 'Returns true from wallet_watchAsset for a valid ERC-20 token',
  level: 'MUST',
  spec: '747: returns true if the request was valid',
  stimulus: 'valid ERC20',
  expected: 'true',

  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token())],
  judge: result('watch', (value) => value === true, 'true'),
})
