import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.info.name.nonEmpty', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    ({ info }) => {
      const { name } = info as { name?: Seen }
      return typeof name === 'string' && name.trim() !== ''
    },
    'a name',
  ),
})
