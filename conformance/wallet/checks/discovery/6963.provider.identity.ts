import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

/** The suite's agent in the page numbers the provider objects: the same number means the same object. */
export default defineDiscoveryCheck({
  id: '6963.provider.identity',
  title: 'Announces the same provider object for each request',
  level: 'MUST',
  spec: '6963 §Provider Detail (the provider is one EIP-1193 object)',
  stimulus: 'two requests',
  expected: 'detail.provider === same object',
  auto: 'P X',

  script: [boot, discover, discover],
  judge: (transcript) => {
    const found = announcements(transcript).map(({ provider }) => provider ?? null)
    if (found.length < 2)
      return blocked('6963.announce.onEveryRequest', 'Fewer than two announcements came.')
    return new Set(found).size === 1
      ? pass('one object')
      : violation('Two announcements carried two provider objects.', found, 'the same object')
  },
})
