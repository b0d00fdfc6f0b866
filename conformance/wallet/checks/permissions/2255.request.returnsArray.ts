import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { approve } from '../../steps.ts'

export default defineCheck({
  id: '2255.request.returnsArray',
  title: 'Returns the granted eth_accounts permission in an array',
  group: 'E. Permissions — EIP-2255',
  level: 'MUST',
  basis: 'spec',
  spec: '2255 §requestPermissions: MUST return an array of RequestedPermission',
  stimulus: 'request {eth_accounts:{}} approve',
  expected: '[{parentCapability:"eth_accounts"}]',
  action: 'approve',
  auto: 'N P X',

  feature: 'eip-2255',
  script: approve('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  judge: result(
    'permissions',
    (value) =>
      isList(value) &&
      value.some(
        (entry) =>
          (entry as { parentCapability?: SerializedValue } | null)?.parentCapability ===
          'eth_accounts',
      ),
    'a list with an entry for eth_accounts',
  ),
})
