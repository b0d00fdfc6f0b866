import { openTouchstone } from './openTouchstone.ts'
import { openWagmi } from './openWagmi.ts'
import { runScenarioOnLibrary } from './runScenarioOnLibrary.ts'
import { scenarios } from './comparisonScenarios.ts'

const only = process.argv[2]
const chosen = scenarios.filter(({ id }) => only === undefined || id === only)
if (chosen.length === 0) {
  const known = scenarios.map(({ id }) => id).join(', ')
  process.stderr.write(`There is no scenario "${only}". There are ${known}.\n`)
  process.exitCode = 2
}
for (const scenario of chosen) {
  const plain = await runScenarioOnLibrary(scenario, openWagmi)
  const ours = await runScenarioOnLibrary(scenario, openTouchstone)
  process.stdout.write(`${scenario.id}: ${scenario.when}\n`)
  process.stdout.write(`  plain wagmi  ${plain}\n  ours         ${ours}\n`)
}
