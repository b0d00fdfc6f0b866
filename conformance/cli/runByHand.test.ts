import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { openPersonaNodeEnvironment } from '../drivers/persona/openPersonaNodeEnvironment.ts'
import type { Driver, Environment } from '../core/driver.ts'
import type { Result } from '../core/result.ts'
import { fakeEnvironment } from '../core/testing/fakeEnvironment.ts'
import { replyOf, runByHand } from './runByHand.ts'

/**
 * Runs checks on the correct wallet with a simulated user at the terminal. `answer` returns the text that the
 * user types.
 */
async function runWithPerson(
  id: string,
  answer: (output: string, user: Driver['user']) => Promise<string>,
) {
  const chain = await openGateway()
  const wallet = openPersonaNodeEnvironment({ name: 'standard', chain })
  let user: Driver['user'] = {}
  const environment: Environment = {
    ...wallet,
    async open() {
      const { driver, resources } = await wallet.open()
      user = driver.user
      return { resources, driver: { ...driver, user: {} } }
    },
  }
  const input = new PassThrough()
  const output: string[] = []
  const write = (text: string) => {
    output.push(text)
    if (text.startsWith('Before you begin')) input.write('\n')
    // The user also answers instructions of the prerequisite checks.
    if (text.startsWith('\n[')) void answer(text, user).then((typed) => input.write(`${typed}\n`))
  }
  const checks = [walletChecks.get(id)!]
  const reported: Result[] = []
  const plan = {
    checks,
    all: walletChecks,
    environment,
    seed: 1,
    timeout: 10_000,
    onResult: (result: Result) => void reported.push(result),
  }
  try {
    const results = await runByHand(plan, { input, output: { write } })
    return { results, reported, output: output.join('') }
  } finally {
    await environment.close()
    await chain.close()
  }
}

test('passes when the user at the terminal rejects the prompt', async () => {
  const { results, output } = await runWithPerson(
    '1102.request.reject.rejects',
    async (text, user) => {
      if (text.includes('ask you something')) return String(await user.prompts?.())
      await user.reject?.()
      return 'd'
    },
  )
  expect(results[0]).toMatchObject({ status: 'pass' })
  expect(output).toContain(
    'Reject what your wallet asks, with its own button for that.\n  d = done',
  )
})

test('reports a result when its check ends, and none for a pending check', async () => {
  const done = await runWithPerson('1102.request.prompts', async (text, user) => {
    if (text.includes('ask you something')) return String(await user.prompts?.())
    await user.approve?.()
    return 'd'
  })
  const pending = await runWithPerson('1102.request.prompts', async () => 's')
  expect([done.reported, pending.reported]).toEqual([done.results, []])
})

test('opens the wallet only after the user is ready', async () => {
  const facts: string[] = []
  const environment = fakeEnvironment(() => ({ boot: async () => void facts.push('opened') }))
  const input = new PassThrough()
  const write = (text: string) => {
    if (!text.startsWith('Before you begin')) return
    setImmediate(() => {
      facts.push('ready')
      input.write('\n')
    })
  }
  const checks = [walletChecks.get('695.chainId.hex')!]
  const plan = { checks, all: walletChecks, environment, seed: 1, timeout: 10_000 }
  await runByHand(plan, { input, output: { write } })
  expect(facts).toEqual(['ready', 'opened'])
})

test('repeats the choices after a letter that was not offered', async () => {
  let tries = 0
  const { results, output } = await runWithPerson('1102.request.prompts', async () => {
    tries += 1
    return tries === 1 ? 'd\ns' : 's'
  })
  expect(results[0]).toMatchObject({ status: 'manual-pending' })
  expect(output.match(/0 = nothing/g)?.length).toBe(2)
})

test.each([
  ['2', { kind: 'count', count: 2 }],
  ['0', { kind: 'nothing' }],
  [' S ', { kind: 'skip' }],
  ['d', undefined],
  ['toString', undefined],
])('%s', (typed, reply) => {
  expect(replyOf(typed, { replies: ['nothing', 'count', 'skip', 'cannot'] })).toEqual(reply)
})

test('chain ids', () => {
  expect(replyOf('56, 1,56', { replies: ['chains'] })).toEqual({
    kind: 'chains',
    chains: [56, 1, 56],
  })
})
