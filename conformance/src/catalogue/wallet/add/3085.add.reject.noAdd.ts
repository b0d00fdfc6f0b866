import { check } from '../../../engine/check.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { newChain } from '../params.ts'
import { acted } from '../read.ts'
import { isList } from '../shapes.ts'
import { connect, reject, user } from '../steps.ts'

export default check('3085.add.reject.noAdd', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...reject('add', 'wallet_addEthereumChain', [newChain], '3085.add.prompts'),
    user('networks'),
  ],
  judge: (transcript) => {
    const listed = acted(transcript, 'networks')
    if (!isList(listed)) return { status: 'timeout', message: 'The networks were never listed.' }
    return listed.some((id) => Number(id) === 137)
      ? violation('The chain that the person refused is on the list.', listed, 'not listed')
      : pass(listed)
  },
})
