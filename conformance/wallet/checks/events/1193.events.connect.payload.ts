import type { SerializedValue } from '../../../core/serialize.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { all, everyEvent, isQuantity } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { requestInListener, stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { approve, ask, boot, listen, waitFor } from '../../steps.ts'

/**
 * Some wallets emit connect at their start, others at the user's consent. The judge compares each event with
 * the wallet's next answer to `eth_chainId`, since some wallets report one chain to unknown sites and another
 * to connected sites.
 */
export default defineEventsCheck({
  id: '1193.events.connect.payload',
  title: 'Emits connect with the chain id that eth_chainId returns',
  level: 'MUST',
  spec: '1193 §connect: {chainId: hex string}',
  stimulus: 'boot, then consent',
  expected: '{chainId:"0x38"}, which eth_chainId also answers inside the handler',
  action: 'approve',

  follows: ['695.chainId.matchesAnvil'],
  script: [
    listen('a', 'connect', requestInListener('eth_chainId')),
    boot,
    waitFor('connect'),
    ...ask('chain', 'eth_chainId'),
    ...approve('connect', 'eth_requestAccounts'),
    waitFor('connect'),
    ...ask('connectedChain', 'eth_chainId'),
  ],
  judge: all(
    everyEvent(
      'connect',
      ({ args, index }, transcript) => {
        const chainId = chainIdOf(args[0])
        const answers = ['chain', 'connectedChain'].map((id) => outcome(transcript, id))
        const next = answers.find((one) => one.kind === 'result' && one.index > index)
        return (
          isQuantity(chainId) && (next?.kind !== 'result' || Number(chainId) === Number(next.value))
        )
      },
      'an object with chainId in hex, that of eth_chainId',
      { blockedBy: '1193.events.connect.first' },
    ),
    stateMatchesEvent('connect', (value, { args }) => Number(value) === Number(chainIdOf(args[0]))),
  ),
})

const chainIdOf = (info: SerializedValue | undefined) =>
  ((info ?? {}) as { chainId?: SerializedValue }).chainId
