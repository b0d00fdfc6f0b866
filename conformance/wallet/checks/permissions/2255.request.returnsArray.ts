import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { approve } from '../../steps.ts'

export default check('2255.request.returnsArray', {
  feature: 'eip-2255',
  script: approve('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  judge: result(
    'permissions',
    (value) =>
      isList(value) &&
      value.some(
        (entry) =>
          (entry as { parentCapability?: Seen } | null)?.parentCapability === 'eth_accounts',
      ),
    'a list with an entry for eth_accounts',
  ),
})
