import { check } from '../../../engine/check.ts'
import { result, all } from '../judges.ts'
import { request, settle, node, connect } from '../steps.ts'

const numbers = Array.from({ length: 10 }, (_, i) => i + 1)
const at = (i: number) => `0x${(0x1000 + i).toString(16).padStart(40, '0')}`

/** Ten accounts with 1 to 10 wei, asked for at once. */
export default check('conc.responses.correlate', {
  script: [
    ...connect(),
    ...numbers.map((i) => node(`set.${i}`, 'anvil_setBalance', [at(i), `0x${i.toString(16)}`])),
    ...numbers.map((i) => request(`get.${i}`, 'eth_getBalance', [at(i), 'latest'])),
    ...numbers.map((i) => settle(`get.${i}`)),
  ],
  judge: all(
    ...numbers.map((i) =>
      result(`get.${i}`, (value) => Number(value) === i, `the answer to its own question, ${i}`),
    ),
  ),
})
