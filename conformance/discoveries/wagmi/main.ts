import { openOurs } from './openOurs.ts'
import { openWagmi } from './openWagmi.ts'
import { playScenario } from './playScenario.ts'
import { scenarios } from './scenarios.ts'

const only = process.argv[2]
const chosen = scenarios.filter(({ id }) => only === undefined || id === only)
if (chosen.length === 0) {
  const known = scenarios.map(({ id }) => id).join(', ')
  process.stderr.write(`There is no scenario "${only}". There are ${known}.\n`)
  process.exitCode = 2
}
for (const scenario of chosen) {
  const plain = await playScenario(scenario, openWagmi)
  const ours = await playScenario(scenario, openOurs)
  process.stdout.write(`${scenario.id}: ${scenario.when}\n`)
  process.stdout.write(`  plain wagmi  ${plain}\n  ours         ${ours}\n`)
}
