import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { listen } from '../steps.ts'
import { text } from '../text.ts'

export default check('1193.events.on.chainable', {
  script: [listen('a', 'chainChanged')],
  judge: (transcript) => {
    const { returned } = transcript.find(({ what }) => what === 'listen')?.data as {
      returned?: Seen
    }
    return returned === 'provider'
      ? pass('provider')
      : violation(`on() returned ${text(returned)}.`, returned ?? null, 'the provider')
  },
})
