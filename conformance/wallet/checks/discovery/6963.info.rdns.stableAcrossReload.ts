import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { user, boot, discover } from '../../steps.ts'

export default check('6963.info.rdns.stableAcrossReload', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover, user('reload'), discover],
  judge: (transcript) => {
    const reload = transcript.findIndex(({ what }) => what === 'reload')
    const [before, after] = [transcript.slice(0, reload), transcript.slice(reload)].map(rdnses)
    // Without an announcement on one side of the reload, there is nothing to compare.
    if (reload === -1 || !before?.length || !after?.length)
      return {
        status: 'blocked',
        by: '6963.announce.onRequest',
        message: 'No announcement came before the reload, or none after it.',
      }
    const seen = [...before, ...after]
    return new Set(seen).size === 1
      ? pass(seen[0])
      : violation('The rdns changed with a reload.', seen, 'the same rdns')
  },
})

const rdnses = (part: Transcript): Seen[] =>
  announcements(part).map(({ info }) => (info as { rdns?: Seen }).rdns ?? null)
