import { homeChainId, otherChainId } from '../../../core/defaultChainIds.ts'
import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { all, notApplicable, result } from '../../judges.ts'
import { errorOf } from '../../readTranscript.ts'
import { otherChain, returnChainIdCode } from '../../requestParams.ts'
import { approveSwitch, ask, connect, need } from '../../steps.ts'

/** Call of code that returns the chain id. Only a node can run it, while a wallet may cache `eth_chainId`. */
const chainIdCall = [{ data: returnChainIdCode }, 'latest']
const is = (id: string, chainId: number) =>
  result(id, (value) => Number(value) === chainId, `an answer of chain ${chainId}`)
/** Error codes that show that a wallet does not forward reads, which no EIP requires. */
const unsupported: readonly unknown[] = [4200, -32601]

export default defineSwitchCheck({
  id: '3326.switch.readsFollow',
  title: 'Reads from the new chain after a switch',
  level: 'MUST',
  spec: '1193 §Connectivity, 3326 §Returns: the active chain is the one that requests are served by',
  stimulus: 'approve, then ask the chain itself (eth_call of CHAINID), before and after',
  expected: '56 before, 1 after',
  action: 'approve',
  note: 'a wallet that answers eth_chainId with the new chain and reads from the old one',

  script: [
    ...connect(),
    ...ask('before', 'eth_call', chainIdCall),
    ...approveSwitch(otherChain),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('after', 'eth_call', chainIdCall),
  ],
  judge: (transcript) => {
    if (unsupported.includes(errorOf(transcript, 'before')?.code))
      return notApplicable('The wallet passes on no eth_call.')
    return all(is('before', homeChainId), is('after', otherChainId))(transcript)
  },
})
