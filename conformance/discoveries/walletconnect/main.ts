import { experiments, runExperiment } from './requestIdExperiments.ts'
import { openSdk, openTouchstone } from './connectedDapps.ts'

for (const [name, open] of [['the SDK', openSdk] as const, ['ours', openTouchstone] as const]) {
  const dapp = await open()
  for (const experiment of experiments) {
    const outcome = await runExperiment(experiment, dapp)
    process.stdout.write(`${experiment.id.padEnd(5)} ${name.padEnd(8)} ${outcome}\n`)
  }
  await dapp.close()
}
// Timers of the SDK cannot be stopped and would keep the process alive.
process.exit(0)
