import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isAddresses } from '../../shapes.ts'
import { call, settle, prompt } from '../../steps.ts'

export default check('legacy.enable', {
  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('enable'),
  ],
  judge: result('enable', isAddresses, 'the accounts'),
})
