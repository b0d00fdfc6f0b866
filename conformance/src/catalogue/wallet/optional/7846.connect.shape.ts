import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { result } from '../judges.ts'
import { isAddress, isList } from '../shapes.ts'
import { approve } from '../steps.ts'

export default check('7846.connect.shape', {
  feature: 'eip-7846',
  script: approve('connect', 'wallet_connect', [{ version: '1' }]),
  judge: result(
    'connect',
    (value) =>
      isList((value as { accounts?: Seen } | null)?.accounts) &&
      (value as { accounts: readonly Seen[] }).accounts.every((one) =>
        isAddress((one as { address?: Seen } | null)?.address),
      ),
    'accounts, each with its address',
  ),
})
