import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { reject } from '../../steps.ts'

export default defineCheck({
  id: '1193.error.instanceofError',
  title: 'Rejects with an instance of Error',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §RPC Errors: ProviderRpcError extends Error',
  stimulus: 'reject a connect',
  expected: 'err instanceof Error',
  action: 'reject',
  auto: 'N P X',
  note: 'Rabby rejects with serializeError() output: a plain object',

  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: all(rejection('connect'), (transcript) => {
    const response = outcome(transcript, 'connect')
    const type = response.kind === 'error' ? response.error.type : response.kind
    if (type === 'error') return pass(type)
    return violation(`The rejection is ${words[type] ?? `a ${type}, no Error`}.`, type, wanted)
  }),
})

const wanted = 'an instance of Error'

const words: { [type: string]: string } = {
  object: 'a plain object, no Error',
  'foreign error': 'an Error of another realm (a frame, say), no instance of Error here',
}
