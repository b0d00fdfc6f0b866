import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome, announcements } from '../../readTranscript.ts'
import { boot, discover, ask } from '../../steps.ts'
import { formatValue } from '../../formatValue.ts'

export default defineCheck({
  id: '6963.provider.usable',
  title: 'Returns the same chain id from the announced provider',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Detail: provider is an EIP1193Provider',
  stimulus: 'call eth_chainId on detail.provider',
  expected: 'same answer as window.ethereum',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [
    boot,
    discover,
    ...ask('announced', 'eth_chainId', undefined, { on: 'announced' }),
    ...ask('provider', 'eth_chainId'),
  ],
  judge: (transcript) => {
    const own = outcome(transcript, 'provider')
    if (announcements(transcript).length === 0)
      return { status: 'blocked', by: '6963.announce.onRequest', message: 'No announcement came.' }
    return result(
      'announced',
      (value) => own.kind === 'result' && value === own.value,
      `the same answer as the provider under test gives (${formatValue(own.kind === 'result' ? own.value : undefined)})`,
    )(transcript)
  },
})
