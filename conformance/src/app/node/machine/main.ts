import { parseArgs } from 'node:util'
import { personas, type PersonaName } from '@touchstone/harness'
import { isRemote } from '../../isRemote.ts'
import { listenTo } from './vocabulary.ts'
import { walkMachine } from './walkMachine.ts'

// The long walk of the nightly run: the transition function alone, in the words of each fake wallet.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    wallet: { type: 'string', multiple: true },
  },
})
const nine: readonly PersonaName[] = [
  ...(['standard', 'metamask', 'rabby', 'gate', 'tokenpocket'] as const),
  ...(['walletconnect', 'bitget', 'rainbow', 'binance'] as const),
]
const names = (values.wallet as PersonaName[] | undefined) ?? nine
const steps = Math.ceil(Number(values.steps) / names.length)
let walked = 0
for (const wallet of names) {
  const words = await listenTo(wallet)
  const remote = isRemote(personas[wallet])
  const violation = await walkMachine(words, { steps, seed: Number(values.seed), wallet, remote })
  if (violation === undefined) {
    walked += steps
    continue
  }
  process.stdout.write(`${wallet}, seed ${values.seed}: ${violation.faults.join('; ')}\n`)
  process.stdout.write(`  ${JSON.stringify(violation.stimuli)}\n`)
  process.exitCode = 1
}
process.stdout.write(`walk: ${walked} of ${steps * names.length} steps without a violation\n`)
