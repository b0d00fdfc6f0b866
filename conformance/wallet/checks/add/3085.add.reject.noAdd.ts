import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { newChain } from '../../params.ts'
import { acted } from '../../read.ts'
import type { Seen } from '../../../core/seen.ts'
import { isList } from '../../shapes.ts'
import { connect, reject, user } from '../../steps.ts'

export default check('3085.add.reject.noAdd', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    // In a manual run all checks share a wallet, and an earlier one may have added the chain.
    user('networks'),
    ...reject('add', 'wallet_addEthereumChain', [newChain], '3085.add.prompts'),
    user('networks'),
  ],
  judge: (transcript) => {
    const asked = transcript.findIndex(({ what }) => what === 'wallet_addEthereumChain')
    if (has(acted(transcript.slice(0, asked), 'networks')))
      return { status: 'not-applicable', message: 'The wallet had the chain before.' }
    const listed = acted(transcript, 'networks')
    if (!isList(listed)) return { status: 'timeout', message: 'The networks were never listed.' }
    return has(listed)
      ? violation('The chain that the person refused is on the list.', listed, 'not listed')
      : pass(listed)
  },
})

const has = (listed: Seen | undefined): boolean =>
  isList(listed) && listed.some((id) => Number(id) === 137)
