import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { all, passIf, rejection } from '../../judges.ts'
import { errorOf, outcome } from '../../readTranscript.ts'
import { reject } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.instanceofError',
  title: 'Rejects with an instance of Error',
  level: 'MUST',
  spec: '1193 §RPC Errors: ProviderRpcError extends Error',
  stimulus: 'reject a connect',
  expected: 'err instanceof Error',
  action: 'reject',
  note: 'Rabby rejects with serializeError() output: a plain object',

  script: reject('connect', 'eth_requestAccounts'),
  judge: all(rejection('connect'), (transcript) => {
    const type = errorOf(transcript, 'connect')?.type ?? outcome(transcript, 'connect').kind
    const message = `The rejection is ${words[type] ?? `a ${type}, no Error`}.`
    return passIf(type === 'error', type, message, 'an instance of Error')
  }),
})

const words: { [type: string]: string } = {
  object: 'a plain object, no Error',
  'foreign error': 'an Error of another realm (a frame, say), no instance of Error here',
}
