import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { unrelatedCodes } from '../../predicates.ts'
import { approve } from '../../steps.ts'

export default defineCheck({
  id: '2255.request.badParams',
  title: 'Rejects a permission request with empty params without a prompt',
  group: 'E. Permissions — EIP-2255',
  level: 'MUST',
  basis: 'spec',
  spec: '2255 §Parameters: MUST take a single PermissionRequest',
  stimulus: 'params [] ',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-2255',
  script: approve('permissions', 'wallet_requestPermissions', []),
  judge: rejection('permissions', { not: unrelatedCodes, silent: true }),
})
