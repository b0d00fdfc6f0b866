import type { SerializedValue } from '../../../core/serialize.ts'
import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { isList, notApplicable, passIf } from '../../judges.ts'
import { actionResult } from '../../readTranscript.ts'
import { newChain } from '../../requestParams.ts'
import { connect, reject, user } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.reject.noAdd',
  title: 'Does not list a chain whose addition the user declines',
  level: 'MUST NOT',
  spec: '3085 §Returns: an error means that nothing was added',
  stimulus: 'reject the addition, list networks',
  expected: 'not listed',
  action: 'reject',
  auto: 'N X',

  script: [
    ...connect(),
    // In a manual run all checks share a wallet, and an earlier check may have added the chain.
    user('networks'),
    ...reject('add', 'wallet_addEthereumChain', [newChain]),
    user('networks'),
  ],
  judge: (transcript) => {
    const requestIndex = transcript.findIndex(({ what }) => what === 'wallet_addEthereumChain')
    if (has(actionResult(transcript.slice(0, requestIndex), 'networks')))
      return notApplicable('The wallet had the chain before.')
    const listed = actionResult(transcript, 'networks')
    if (!isList(listed)) return { status: 'timeout', message: 'The networks were never listed.' }
    return passIf(
      !has(listed),
      listed,
      'The chain that the user refused is on the list.',
      'not listed',
    )
  },
})

const has = (listed: SerializedValue | undefined): boolean =>
  isList(listed) && listed.some((id) => Number(id) === 137)
