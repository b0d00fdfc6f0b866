import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.uuid.stable',
  title: 'Announces the same UUID twice on one page',
  level: 'MUST',
  spec: '6963 §Provider Info: uuid distinguishes provider sessions for the lifetime of the page',
  stimulus: 'request twice',
  expected: 'same uuid',
  auto: 'P X',

  script: [boot, discover, discover],
  judge: (transcript) => {
    const found = announcements(transcript).map(({ info }) => valueAt(info, 'uuid') ?? null)
    if (found.length < 2)
      return blocked('6963.announce.onEveryRequest', 'Fewer than two announcements came.')
    if (new Set(found).size === 1) return pass(found[0])
    return violation(
      'The uuid changed between two announcements on one page.',
      found,
      'the same uuid',
    )
  },
})
