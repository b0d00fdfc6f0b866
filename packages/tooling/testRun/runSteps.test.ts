import { expect, test } from 'vitest'
import { runSteps } from './runSteps.ts'
import type { Step } from './Step.ts'
import { emptyResult } from './stepResult.ts'

const quiet = () => undefined
const step = (
  name: string,
  wave: Step['wave'],
  run: Step['run'] = async () => emptyResult,
): Step => ({
  name,
  wave,
  run,
})

test('fails a step that throws and runs the next ones', async () => {
  const steps = [
    step('broken', 'read', async () => Promise.reject(new Error('no such file'))),
    step('later', 'browser', async () => ({ ...emptyResult, passed: 1 })),
  ]

  const finished = await runSteps(steps, perform, quiet)

  expect(finished.map(({ result }) => [result.passed, result.failed, result.failures])).toEqual([
    [0, 1, ['broken: no such file']],
    [1, 0, []],
  ])
})

test('runs the waves in order, and browser steps one at a time', async () => {
  const order: string[] = []
  const traced = (name: string, wave: Step['wave']) =>
    step(name, wave, async () => {
      order.push(`+${name}`)
      await Promise.resolve()
      order.push(`-${name}`)
      return emptyResult
    })

  await runSteps(
    [traced('a', 'browser'), traced('b', 'browser'), traced('c', 'read'), traced('d', 'read')],
    perform,
    quiet,
  )

  expect(order).toEqual(['+c', '+d', '-c', '-d', '+a', '-a', '+b', '-b'])
})

function perform(one: Step) {
  return one.run({
    root: '',
    requireMetaMask: false,
    allJourneys: false,
    realWallets: false,
    command: async () => ({ exit: 0, stdout: '', output: '' }),
  })
}
