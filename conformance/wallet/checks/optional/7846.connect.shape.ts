import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isAddress, isList } from '../../shapes.ts'
import { approve } from '../../steps.ts'

export default check('7846.connect.shape', {
  feature: 'eip-7846',
  script: approve('connect', 'wallet_connect', [{ version: '1' }]),
  judge: result(
    'connect',
    (value) =>
      isList((value as { accounts?: Seen } | null)?.accounts) &&
      (value as { accounts: readonly Seen[] }).accounts.length > 0 &&
      (value as { accounts: readonly Seen[] }).accounts.every(isAccount),
    'accounts, each with its address and capabilities',
  ),
})

function isAccount(value: Seen): boolean {
  const { address, capabilities } = (value ?? {}) as { [key: string]: Seen }
  return isAddress(address) && typeof capabilities === 'object' && capabilities !== null
}
