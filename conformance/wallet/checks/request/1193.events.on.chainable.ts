import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { unanswered } from '../../judges.ts'
import { listen } from '../../steps.ts'
import { formatValue } from '../../formatValue.ts'

export default defineCheck({
  id: '1193.events.on.chainable',
  title: 'Returns the provider from on()',
  group: 'B. Provider API and request()',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Events per Node EventEmitter (on returns this); Appendix I signature',
  stimulus: 'p.on(...)',
  expected: 'returns provider',
  action: 'none',
  auto: 'N P X',
  note: 'Binance W3W on() returns undefined; EIP-2700 types it void — the two finals disagree',

  script: [listen('a', 'chainChanged')],
  judge: (transcript) => {
    const listened = transcript.find(({ what }) => what === 'listen')
    if (!listened) return unanswered('on')
    const { returned } = listened.data as { returned?: SerializedValue }
    return returned === 'provider'
      ? pass('provider')
      : violation(`on() returned ${formatValue(returned)}.`, returned ?? null, 'the provider')
  },
})
