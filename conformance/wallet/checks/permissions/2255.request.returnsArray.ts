import { valueAt } from '../../../core/serialize.ts'
import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { approve } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.request.returnsArray',
  title: 'Returns the granted eth_accounts permission in an array',
  level: 'MUST',
  spec: '2255 §requestPermissions: MUST return an array of RequestedPermission',
  stimulus: 'request {eth_accounts:{}} approve',
  expected: '[{parentCapability:"eth_accounts"}]',
  action: 'approve',

  script: approve('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  judge: result(
    'permissions',
    (value) =>
      isList(value) && value.some((entry) => valueAt(entry, 'parentCapability') === 'eth_accounts'),
    'a list with an entry for eth_accounts',
  ),
})
