import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

/** The rejection must come before any prompt: no node serves that URL, so a later failure proves nothing. */
export default check('3085.add.rpcUrls.https', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('http', 'wallet_addEthereumChain', [addChain({ rpcUrls: ['http://evil.example'] })]),
    ...approve('file', 'wallet_addEthereumChain', [addChain({ rpcUrls: ['file:///etc/passwd'] })]),
  ],
  judge: all(...['http', 'file'].map((id) => refusal(id, { not: otherReasons, silent: true }))),
})
