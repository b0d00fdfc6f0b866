import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, connect } from '../../steps.ts'

export default check('2255.get.shape', {
  feature: 'eip-2255',
  follows: ['2255.get.array'],
  script: [...connect(), ...ask('permissions', 'wallet_getPermissions')],
  judge: result(
    'permissions',
    (value) => isList(value) && value.some(isAccountsPermission),
    'an entry for eth_accounts with invoker, parentCapability and caveats',
  ),
})

function isAccountsPermission(entry: Seen): boolean {
  const { invoker, parentCapability, caveats } = (entry ?? {}) as { [key: string]: Seen }
  return typeof invoker === 'string' && parentCapability === 'eth_accounts' && isList(caveats)
}
