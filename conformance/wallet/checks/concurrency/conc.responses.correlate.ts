import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, result } from '../../judges.ts'
import { burst, connect, node, request, settle } from '../../steps.ts'

const numbers = Array.from({ length: 10 }, (_, i) => i + 1)
const at = (i: number) => `0x${(0x1000 + i).toString(16).padStart(40, '0')}`

/** Calls that read the balances of the ten accounts in turn, twelve times. */
const calls = Array.from({ length: 120 }, (_, i) => ({ id: `get.${i + 1}`, of: (i % 10) + 1 }))

/** Sets the balances of ten accounts to 1 to 10 wei, then sends all requests for them at once. */
export default defineConcurrencyCheck({
  id: 'conc.responses.correlate',
  title: 'Returns to each of 120 parallel requests its own result',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: '120 parallel eth_getBalance of ten addresses',
  expected: 'each gets its own answer',

  script: [
    ...connect(),
    ...numbers.map((i) => node(`set.${i}`, 'anvil_setBalance', [at(i), `0x${i.toString(16)}`])),
    burst(...calls.map(({ id, of }) => request(id, 'eth_getBalance', [at(of), 'latest']))),
    ...calls.map(({ id }) => settle(id)),
  ],
  judge: all(
    ...calls.map(({ id, of }) =>
      result(id, (value) => Number(value) === of, `the answer to its own question, ${of}`),
    ),
  ),
})
