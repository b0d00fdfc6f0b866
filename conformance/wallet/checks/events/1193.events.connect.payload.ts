import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { asking, notAhead } from '../../inside.ts'
import { all, everyEvent } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { isQuantity } from '../../shapes.ts'
import { ask, listen, wait, boot } from '../../steps.ts'

/**
 * Compares with the wallet's own chain, since some wallets report another chain to unknown sites than to connected
 * ones.
 */
export default check('1193.events.connect.payload', {
  follows: ['695.chainId.matchesAnvil'],
  script: [
    listen('a', 'connect', asking('eth_chainId')),
    boot,
    wait('connect'),
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
      { absent: '1193.events.connect.first' },
    ),
    notAhead('connect', (value, { args }) => Number(value) === Number(chainIdOf(args[0]))),
  ),
})

const chainIdOf = (info: Seen | undefined) => ((info ?? {}) as { chainId?: Seen }).chainId
