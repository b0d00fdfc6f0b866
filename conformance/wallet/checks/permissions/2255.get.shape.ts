import type { SerializedValue } from '../../../core/serialize.ts'
import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.get.shape',
  title: 'Returns the eth_accounts permission with its three fields',
  level: 'MUST',
  spec: '2255 Permission: invoker, parentCapability, caveats[]',
  stimulus: 'connect, get',
  expected: 'eth_accounts entry with the three fields',
  action: 'approve',

  follows: ['2255.get.array'],
  connectsInPrompt: true,
  script: [...connect(), ...ask('permissions', 'wallet_getPermissions')],
  judge: result(
    'permissions',
    (value) => isList(value) && value.some(isAccountsPermission),
    'an entry for eth_accounts with invoker, parentCapability and caveats',
  ),
})

function isAccountsPermission(entry: SerializedValue): boolean {
  const { invoker, parentCapability, caveats } = (entry ?? {}) as { [key: string]: SerializedValue }
  return typeof invoker === 'string' && parentCapability === 'eth_accounts' && isList(caveats)
}
