import { defineCheck, note } from '../../../core/defineCheck.ts'
import { unanswered } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { outcome } from '../../readTranscript.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.rpcUrls.localhost',
  title: 'Reports whether an http RPC URL on localhost is accepted',
  group: 'H. Chain add — EIP-3085',
  level: 'MAY',
  basis: 'convention',
  spec: 'practice exception',
  stimulus: 'rpcUrls ["http://127.0.0.1:8545"]',
  expected: 'record accept/refuse',
  action: 'approve',
  auto: 'N P X',

  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: (transcript) => {
    const response = outcome(transcript, 'add')
    if (response.kind === 'none') return unanswered('add')
    return note(
      response.kind === 'result'
        ? 'http on the loopback interface is accepted.'
        : 'http on the loopback interface is refused.',
      response.kind,
    )
  },
})
