import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { approve } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.request.unknown',
  title: 'Rejects a request for an unknown permission without a prompt',
  level: 'SHOULD',
  spec: '2255 (permission name must be known)',
  stimulus: '{foo_bar:{}}',
  expected: 'rejects',

  script: approve('permissions', 'wallet_requestPermissions', [{ foo_bar: {} }]),
  judge: rejection('permissions', { not: unrelatedCodes, silent: true }),
})
