// `npm test` and `npm run test:all`: runs the steps of the command and prints a table and the totals.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runCommand } from './runCommand.ts'
import { formatTestReport, formatRow } from './formatTestReport.ts'
import { runSteps } from './runSteps.ts'
import type { Step } from './Step.ts'
import { createRealWalletStep } from './steps/createRealWalletStep.ts'
import { journeysStep } from './steps/journeysStep.ts'
import { longSteps } from './steps/longSteps.ts'
import { packageTasks } from './steps/packageTasks.ts'
import { staticChecks } from './steps/staticChecks.ts'
import { suiteSteps } from './steps/suiteSteps.ts'

const [verb, ...flags] = process.argv.slice(2)
const isAll = verb === 'test:all'
const root = fileURLToPath(new URL('../../../', import.meta.url))
const results = path.join(root, '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const steps = [
  ...staticChecks,
  ...packageTasks,
  ...suiteSteps,
  journeysStep,
  ...(isAll ? longSteps : []),
  ...['metamask', 'rabby', 'rainbow'].map(createRealWalletStep),
]
const finished = await runSteps(steps, perform, (step) => console.log(formatRow(step)))
const { text, good } = formatTestReport(finished)
const file = path.join(results, 'report.txt')
// Write atomically, so that a reader never sees a partial file.
writeFileSync(`${file}.tmp`, `${text}\n`)
renameSync(`${file}.tmp`, file)
console.log(`\nThe output of each step is in .results/log.\n\n${text}`)
process.exitCode = good ? 0 : 1

function perform(step: Step) {
  console.log(`… ${step.name}`)
  const log = path.join(results, 'log', `${step.name.replaceAll(/[^\w]+/g, '-')}.txt`)
  return step.run({
    root,
    requireMetaMask: flags.includes('--require-metamask'),
    allJourneys: isAll || flags.includes('--all-journeys'),
    realWallets: isAll,
    command: (program, args) => runCommand(program, args, root, log),
  })
}
