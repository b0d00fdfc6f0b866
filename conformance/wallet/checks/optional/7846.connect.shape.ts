import type { SerializedValue } from '../../../core/serialize.ts'
import { defineOptionalCheck } from '../groups.ts'
import { isAddress, isList, result } from '../../judges.ts'
import { approve } from '../../steps.ts'

export default defineOptionalCheck({
  id: '7846.connect.shape',
  title: 'Returns accounts with addresses and capabilities from wallet_connect',
  level: 'MAY',
  spec: '7846 wallet_connect (Draft)',
  stimulus: 'wallet_connect [{version:"1"}]',
  expected: '{accounts:[{address,capabilities}]}',
  action: 'approve',

  feature: 'eip-7846',
  script: approve('connect', 'wallet_connect', [{ version: '1' }]),
  judge: result(
    'connect',
    (value) =>
      isList((value as { accounts?: SerializedValue } | null)?.accounts) &&
      (value as { accounts: readonly SerializedValue[] }).accounts.length > 0 &&
      (value as { accounts: readonly SerializedValue[] }).accounts.every(isAccount),
    'accounts, each with its address and capabilities',
  ),
})

function isAccount(value: SerializedValue): boolean {
  const { address, capabilities } = (value ?? {}) as { [key: string]: SerializedValue }
  return isAddress(address) && typeof capabilities === 'object' && capabilities !== null
}
