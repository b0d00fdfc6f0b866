import { valueAt } from '../../../core/serialize.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { blocked, pass, violation, warning } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

/** 4900 and 4901 are codes of rejected requests. Many wallets use them in this event too, which is only a warning. */
export default defineEventsCheck({
  id: '1193.events.disconnect.closeCode',
  title: 'Emits disconnect with a CloseEvent status code',
  level: 'MUST',
  spec: '1193 §disconnect: code follows CloseEvent status codes (1000–4999)',
  stimulus: 'client lost',
  expected: 'MetaMask-style 1011/1013; 4900 → WARN',
  action: 'network-down',
  auto: 'N X',
  note: 'Rabby emits 4900, WalletConnect 6000: the request-error table leaks into the event',

  follows: ['1193.events.disconnect.payload'],
  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), waitFor('disconnect')],
  judge: (transcript) => {
    const last = events(transcript, 'disconnect').at(-1)
    if (!last) return blocked('1193.events.disconnect.emitted', 'No disconnect came.')
    const code = valueAt(last.args[0], 'code') ?? null
    if (code === 4900 || code === 4901)
      return warning(
        'disconnect carries the code of a request error.',
        code,
        'a CloseEvent code, such as 1011 or 1013',
      )
    if (typeof code === 'number' && code >= 1000 && code <= 4999) return pass(code)
    return violation(
      `disconnect carries the code ${formatValue(code)}; wanted that of a CloseEvent, 1000 to 4999.`,
      code,
      '1000 to 4999',
    )
  },
})
