import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { note, unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.rpcUrls.localhost',
  title: 'Reports whether an http RPC URL on localhost is accepted',
  level: 'MAY',
  basis: 'convention',
  spec: 'practice exception',
  stimulus: 'rpcUrls ["http://127.0.0.1:8545"]',
  expected: 'record accept/refuse',
  action: 'approve',

  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: (transcript) => {
    const { kind } = outcome(transcript, 'add')
    if (kind === 'none') return unanswered('add')
    const answer = kind === 'result' ? 'accepted' : 'refused'
    return note(`http on the loopback interface is ${answer}.`, kind)
  },
})
