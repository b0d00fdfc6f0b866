import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { blocked, result } from '../../judges.ts'
import { announcements, resultOf } from '../../readTranscript.ts'
import { ask, boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.provider.usable',
  title: 'Returns the same chain id from the announced provider',
  level: 'MUST',
  spec: '6963 §Provider Detail: provider is an EIP1193Provider',
  stimulus: 'call eth_chainId on detail.provider',
  expected: 'same answer as window.ethereum',
  auto: 'P X',

  script: [
    boot,
    discover,
    ...ask('announced', 'eth_chainId', undefined, { on: 'announced' }),
    ...ask('provider', 'eth_chainId'),
  ],
  judge: (transcript) => {
    const own = resultOf(transcript, 'provider')
    if (announcements(transcript).length === 0)
      return blocked('6963.announce.onRequest', 'No announcement came.')
    return result(
      'announced',
      (value) => value === own,
      `the same answer as the provider under test gives (${formatValue(own)})`,
    )(transcript)
  },
})
