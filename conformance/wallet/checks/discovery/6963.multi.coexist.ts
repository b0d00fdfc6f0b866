import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { announcements, resultOf } from '../../readTranscript.ts'
import { ask, boot, decoy, discover } from '../../steps.ts'

/**
 * The page has a second wallet, which is part of the suite. Both wallets must announce themselves and answer
 * their own requests.
 */
export default defineDiscoveryCheck({
  id: '6963.multi.coexist',
  title: 'Announces its own UUID and answers its own requests next to another wallet',
  level: 'MUST',
  spec: '6963 §Window Events (no collision)',
  stimulus: 'two wallets on one page',
  expected: 'two announcements, distinct uuid, each answers for itself',
  auto: 'P X',

  // The judge distinguishes the wallets by their provider objects, so a wallet that announces a new object each
  // time fails `6963.provider.identity` and this check.
  follows: ['6963.provider.identity'],
  script: [decoy, boot, discover, ...ask('chain', 'eth_chainId')],
  judge: (transcript) => {
    const found = announcements(transcript)
    const wallets = new Map(
      found.map(({ provider, info }) => [provider, valueAt(info, 'uuid') ?? null]),
    )
    const uuids = [...wallets.values()]
    const chain = resultOf(transcript, 'chain')
    if (!found.some(({ info }) => valueAt(info, 'rdns') !== 'example.decoy'))
      return blocked('6963.announce.onRequest', 'The wallet did not announce itself.')
    if (wallets.size < 2)
      return violation('Beside another wallet only one announced itself.', uuids, 'two wallets')
    if (new Set(uuids).size < wallets.size)
      return violation('Two wallets share one uuid.', uuids, 'a uuid each')
    if (chain === '0x539')
      return violation(
        'The wallet answered with the chain of the other wallet.',
        chain,
        'its own chain',
      )
    return pass(uuids)
  },
})
