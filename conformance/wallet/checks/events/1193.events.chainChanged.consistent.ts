import { defineCheck } from '../../../core/defineCheck.ts'
import { asking, notAhead } from '../../inside.ts'
import { events } from '../../read.ts'
import { user, listen, wait, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.chainChanged.consistent',
  title: 'Returns the new chain from eth_chainId in a chainChanged listener',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Chain Changes',
  stimulus: 'read chain in the handler',
  expected: 'already new',
  action: 'switch-chain',
  auto: 'N X',

  follows: ['1193.events.chainChanged.hexString'],
  script: [
    ...connect(),
    listen('a', 'chainChanged', asking('eth_chainId')),
    user('switchChain', 1),
    wait('chainChanged'),
    ...ask('later', 'eth_chainId'),
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged').length === 0)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No chainChanged came.',
      }
    return notAhead(
      'chainChanged',
      (value, { args }) => Number(value) === Number(args[0]),
    )(transcript)
  },
})
