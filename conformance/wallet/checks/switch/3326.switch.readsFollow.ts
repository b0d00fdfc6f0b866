import { check } from '../../../core/check.ts'
import { all, result } from '../../judges.ts'
import { whoAreYou } from '../../params.ts'
import { outcome } from '../../read.ts'
import { approve, ask, connect, need, other } from '../../steps.ts'

/** A wallet may cache the chain id, so this runs code that only a node can run. */
const asked = [{ data: whoAreYou }, 'latest']
const is = (id: string, chainId: number) =>
  result(id, (value) => Number(value) === chainId, `an answer of chain ${chainId}`)
/** No EIP requires a wallet to forward reads. */
const unsupported: readonly unknown[] = [4200, -32601]

export default check('3326.switch.readsFollow', {
  script: [
    ...connect(),
    ...ask('before', 'eth_call', asked),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('after', 'eth_call', asked),
  ],
  judge: (transcript) => {
    const before = outcome(transcript, 'before')
    if (before.kind === 'error' && unsupported.includes(before.error.code))
      return { status: 'not-applicable', message: 'The wallet passes on no eth_call.' }
    return all(is('before', 56), is('after', 1))(transcript)
  },
})
