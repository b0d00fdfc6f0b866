import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve } from '../../steps.ts'

export default defineCheck({
  id: '2255.request.unknown',
  title: 'Rejects a request for an unknown permission without a prompt',
  group: 'E. Permissions — EIP-2255',
  level: 'SHOULD',
  basis: 'spec',
  spec: '2255 (permission name must be known)',
  stimulus: '{foo_bar:{}}',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-2255',
  script: approve('permissions', 'wallet_requestPermissions', [{ foo_bar: {} }]),
  judge: rejection('permissions', { not: unrelatedCodes, silent: true }),
})
