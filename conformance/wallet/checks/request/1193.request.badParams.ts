import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, unrelatedCodes, warning } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.badParams',
  title: 'Rejects params that are a string, a number or null',
  level: 'MUST',
  spec: '1193 §RequestArguments: params is array or object',
  stimulus: 'params: "x" / 5 / null',
  expected: 'rejects',
  note: 'some wallets tolerate null; report as WARN',

  script: [
    ...ask('text', 'eth_chainId', 'x'),
    ...ask('number', 'eth_chainId', 5),
    ...ask('null', 'eth_chainId', null),
  ],
  judge: all(
    rejection('text', { not: unrelatedCodes }),
    rejection('number', { not: unrelatedCodes }),
    (transcript) => {
      const value = resultOf(transcript, 'null')
      return value === undefined
        ? rejection('null', { not: unrelatedCodes })(transcript)
        : warning('params: null was taken for no params.', value, 'a rejection')
    },
  ),
})
