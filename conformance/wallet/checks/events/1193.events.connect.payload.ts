import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { requestInListener, stateMatchesEvent } from '../../requestInListener.ts'
import { all, everyEvent } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { isQuantity } from '../../predicates.ts'
import { ask, listen, waitFor, boot } from '../../steps.ts'

/**
 * Compares the event with the wallet's own `eth_chainId` and not with a fixed chain, since some wallets report
 * one chain to unknown sites and another to connected sites.
 */
export default defineCheck({
  id: '1193.events.connect.payload',
  title: 'Emits connect with the chain id that eth_chainId returns',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §connect: {chainId: hex string}',
  stimulus: 'boot',
  expected: '{chainId:"0x38"}, which eth_chainId also answers inside the handler',
  action: 'none',
  auto: 'N P X',

  follows: ['695.chainId.matchesAnvil'],
  script: [
    listen('a', 'connect', requestInListener('eth_chainId')),
    boot,
    waitFor('connect'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    everyEvent(
      'connect',
      ({ args }, transcript) => {
        const chainId = chainIdOf(args[0])
        const chain = outcome(transcript, 'chain')
        return (
          isQuantity(chainId) &&
          (chain.kind !== 'result' || Number(chainId) === Number(chain.value))
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
