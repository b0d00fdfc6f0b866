import { valueAt } from '../../../core/serialize.ts'
import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { passIf, unanswered } from '../../judges.ts'
import { listen } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.events.on.chainable',
  title: 'Returns the provider from on()',
  level: 'SHOULD',
  spec: '1193 §Events per Node EventEmitter (on returns this); Appendix I signature',
  stimulus: 'p.on(...)',
  expected: 'returns provider',
  note: 'Binance W3W on() returns undefined; EIP-2700 types it void — the two finals disagree',

  script: [listen('a', 'chainChanged')],
  judge: (transcript) => {
    const listened = transcript.find(({ what }) => what === 'listen')
    if (!listened) return unanswered('on')
    const returned = valueAt(listened.data, 'returned') ?? null
    const message = `on() returned ${formatValue(valueAt(listened.data, 'returned'))}.`
    return passIf(returned === 'provider', returned, message, 'the provider')
  },
})
