import { openOurs } from './ours.ts'
import { play, scenarios } from './requestIds.ts'
import { openSdk } from './sdk.ts'

for (const [name, open] of [['the SDK', openSdk] as const, ['ours', openOurs] as const]) {
  const side = await open()
  for (const scenario of scenarios) {
    const outcome = await play(scenario, side)
    process.stdout.write(`${scenario.id.padEnd(5)} ${name.padEnd(8)} ${outcome}\n`)
  }
  await side.close()
}
// The SDK has timers that nobody can end.
process.exit(0)
