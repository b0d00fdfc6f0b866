import { check } from '../../../core/check.ts'
import { settles } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('robust.hugeParams', {
  script: ask('huge', 'eth_getBalance', [{ $: 'text', length: 1_000_000 }, 'latest']),
  judge: settles('huge'),
})
