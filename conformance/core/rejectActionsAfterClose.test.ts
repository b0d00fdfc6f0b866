import { expect, test } from 'vitest'
import type { Answer } from './driver.ts'
import { closeContext, openContext, runSteps } from './runScript.ts'
import type { Step } from './defineCheck.ts'
import { fakeEnvironment, type Fake } from './testing/fakeEnvironment.ts'

const limit = { timeout: 30 }

/**
 * Runs a script whose first step hangs until the script has timed out and its wallet is closed. Returns the
 * actions of the later steps that reached the wallet.
 */
async function doneAfterTheEnd(...rest: Step[]): Promise<string[]> {
  const done: string[] = []
  const late = Promise.withResolvers<void>()
  const note = (what: string) => async () => void done.push(what)
  const fake: Fake = {
    inspect: () => late.promise.then(() => ({ type: 'object', value: null })),
    request: async ({ id }) => {
      done.push(id)
      return { result: null, by: 'promise' }
    },
    requestAll: (calls) =>
      calls.map(async ({ id }): Promise<Answer> => {
        done.push(id)
        return { result: null, by: 'promise' }
      }),
    user: { switchChain: async () => (done.push('switchChain'), null) },
    listen: async () => (done.push('listen'), null),
    unlisten: async () => (done.push('unlisten'), null),
    refreshBlock: note('look'),
  }
  const environment = fakeEnvironment(() => fake)
  const ask = async (method: string) => (
    done.push(method),
    { result: null, by: 'promise' } as const
  )
  const context = await openContext({ ...environment, ask }, limit)
  const script: Step[] = [{ do: 'inspect', id: 'slow', path: 'provider' }, ...rest]
  const scriptRun = await runSteps({ script }, context, script, limit)
  expect(scriptRun.ended?.status).toBe('timeout')
  await closeContext(context)
  late.resolve()
  // The later steps do not wait for anything, so all of them run within one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  return done
}

test.each<[string, Step]>([
  ['call', { do: 'call', id: 'c', on: 'provider', path: 'request', args: [] }],
  [
    'burst',
    { do: 'burst', calls: [{ do: 'call', id: 'b', on: 'provider', path: 'request', args: [] }] },
  ],
  ['act', { do: 'user', act: 'switchChain', args: [1] }],
  ['listener', { do: 'listen', id: 'l', event: 'chainChanged' }],
  ['listener that goes', { do: 'unlisten', id: 'l' }],
  ['block', { do: 'node', id: 'n', method: 'evm_mine' }],
])('a script that was given up makes no %s', async (_, step) => {
  expect(await doneAfterTheEnd(step)).toEqual([])
})
