import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover, user } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.rdns.stableAcrossReload',
  title: 'Announces the same rdns after a reload',
  level: 'SHOULD',
  spec: '6963 §RDNS: expected to stay the same',
  stimulus: 'reload, request',
  expected: 'same rdns',
  action: 'reload',
  auto: 'P X',

  script: [boot, discover, user('reload'), discover],
  judge: (transcript) => {
    const reload = transcript.findIndex(({ what }) => what === 'reload')
    const [before, after] = [transcript.slice(0, reload), transcript.slice(reload)].map(rdnses)
    // Without an announcement on one side of the reload, there is nothing to compare.
    if (reload === -1 || !before?.length || !after?.length)
      return blocked(
        '6963.announce.onRequest',
        'No announcement came before the reload, or none after it.',
      )
    const rdnsValues = [...before, ...after]
    return new Set(rdnsValues).size === 1
      ? pass(rdnsValues[0])
      : violation('The rdns changed with a reload.', rdnsValues, 'the same rdns')
  },
})

const rdnses = (part: Transcript): SerializedValue[] =>
  announcements(part).map(({ info }) => valueAt(info, 'rdns') ?? null)
