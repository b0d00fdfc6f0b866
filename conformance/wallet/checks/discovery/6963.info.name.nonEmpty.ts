import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { eachAnnouncement } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.info.name.nonEmpty',
  title: 'Announces a non-empty name',
  level: 'MUST',
  spec: '6963 §Provider Info: name is a human-readable alias, MUST be included',
  stimulus: 'request',
  expected: 'non-empty string',
  auto: 'P X',

  script: [boot, discover],
  judge: eachAnnouncement(({ info }) => {
    const name = valueAt(info, 'name')
    return typeof name === 'string' && name.trim() !== ''
  }, 'a name'),
})
