import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { listen } from '../../steps.ts'
import { text } from '../../text.ts'

export default check('1193.events.on.chainable', {
  script: [listen('a', 'chainChanged')],
  judge: (transcript) => {
    const listened = transcript.find(({ what }) => what === 'listen')
    if (!listened) return unanswered('on')
    const { returned } = listened.data as { returned?: Seen }
    return returned === 'provider'
      ? pass('provider')
      : violation(`on() returned ${text(returned)}.`, returned ?? null, 'the provider')
  },
})
