import { expect, test } from 'vitest'
import { ask, call, need, prompt, user } from '../wallet/steps.ts'
import { result, settles } from '../wallet/judges.ts'
import { CheckEnded } from './CheckEnded.ts'
import type { Check } from './defineCheck.ts'
import type { Driver, Environment } from './driver.ts'
import { type Fake, fakeEnvironment } from './testing/fakeEnvironment.ts'
import { ModuleFault } from './ModuleFault.ts'
import { runChecks } from './runChecks.ts'
import { UsageError } from './UsageError.ts'

const check = (id: string, parts: Partial<Check> = {}): Check => ({
  id,
  group: 'X',
  level: 'MUST',
  basis: 'spec',
  spec: '695',
  action: 'none',
  auto: 'N',
  stimulus: '',
  title: 'Does what it should',
  expected: '',
  note: '',
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', (value) => value === '0x38', '0x38'),
  ...parts,
})

const runIn = (environment: Environment, checks: Check[], wanted = checks, seed = 1) => {
  const all = new Map(checks.map((one) => [one.id, one]))
  return runChecks({ checks: wanted, all, environment, seed, timeout: 200 })
}

async function run(
  checks: Check[],
  make: (opened: number) => Fake = () => ({}),
  wanted = checks,
  seed = 1,
) {
  const environment = fakeEnvironment(make)
  const results = await runIn(environment, checks, wanted, seed)
  return {
    results,
    environment,
    statuses: Object.fromEntries(results.map(({ id, status }) => [id, status])),
  }
}

const never = { answer: () => new Promise<never>(() => undefined) }

/** Runs a check whose wallet never answers, with these user actions. Returns the message of the result. */
async function messageWithoutAnswer(user: Driver['user']): Promise<string | undefined> {
  const { results } = await run([check('a.one')], () => ({ ...never, user }))
  return results[0]?.message
}

test('says that a prompt was still open when an answer is missing', async () => {
  expect(await messageWithoutAnswer({ prompts: async () => 1 })).toBe(
    'chain: never settled. A prompt of the wallet was still open.',
  )
})

test.each<[string, Driver['user']]>([
  ['without a prompt', { prompts: async () => 0 }],
  ['without the action', {}],
  ['with an action that throws', { prompts: () => Promise.reject(new Error('closed')) }],
])('mentions no prompt where an answer is missing, %s', async (_, user) => {
  expect(await messageWithoutAnswer(user)).toBe('chain: never settled.')
})

test('opens a new wallet for each check, and closes it', async () => {
  const { environment } = await run([check('a.one'), check('a.two')])
  expect(environment.closed()).toBe(2)
})

test('fails a check whose wallet floods the suite with events, in any environment', async () => {
  const { results, environment } = await run([check('a.one')], () => ({
    answer: (_, emit) => {
      emit({ flooded: 5000 })
      return new Promise<never>(() => undefined)
    },
  }))
  expect(results).toMatchObject([
    {
      status: 'fail',
      rootCause: 'module',
      message: 'The wallet sent 5000 events in one check.',
    },
  ])
  expect(environment.closed()).toBe(1)
})

test('the level of the check determines the status of a violation', async () => {
  const wrong = () => ({ answer: () => ({ result: 56, by: 'promise' }) as const })
  const levels = [
    check('a.must'),
    check('a.should', { level: 'SHOULD' }),
    check('a.may', { level: 'MAY' }),
  ]
  const { statuses } = await run(levels, wrong)
  expect(statuses).toEqual({ 'a.must': 'fail', 'a.should': 'warn', 'a.may': 'info' })
})

test('an open promise is a timeout, or a failure of the check that tests for it', async () => {
  const { statuses } = await run(
    [check('a.value'), check('a.settles', { judge: settles('chain') })],
    () => never,
  )
  expect(statuses).toEqual({ 'a.value': 'timeout', 'a.settles': 'fail' })
})

test('runs prerequisites first, without reporting them, and they can block the check', async () => {
  const basicCheck = check('1193.request.returnsPromise', { judge: settles('chain') })
  const { results } = await run([basicCheck, check('a.one')], () => never, [check('a.one')])
  expect(results).toMatchObject([
    { id: 'a.one', status: 'blocked', blockedBy: basicCheck.id, rootCause: basicCheck.id },
  ])
})

test('an unmet need blocks the check and names the other check', async () => {
  const script = [...ask('chain', 'eth_chainId'), need({ list: 'chain' }, 'a.other')]
  const { results } = await run([check('a.one', { script })])
  expect(results[0]).toMatchObject({ status: 'blocked', blockedBy: 'a.other' })
})

test('a missing user action blocks the check; one that is impossible in the environment makes it not applicable', async () => {
  const { results } = await run([
    check('a.one', { script: [user('lock')] }),
    check('a.two', { script: [user('reload')] }),
  ])
  expect(results).toMatchObject([
    { status: 'blocked', blockedBy: 'user.lock' },
    { status: 'not-applicable', message: 'There is no page in Node.' },
  ])
})

test('a check of a feature that the wallet declares to lack is not applicable', async () => {
  const { statuses } = await run([check('a.one', { feature: 'eip-5792' })], () => ({
    lacks: ['eip-5792'],
  }))
  expect(statuses['a.one']).toBe('not-applicable')
})

test('a check whose service is not imitated is not applicable, even if the wallet answers', async () => {
  const wrong = () => ({
    answer: () => ({ result: 56, by: 'promise' }) as const,
    missingServices: { 'eip-5792': 'the feature flags of config.example' },
  })
  const checks = [
    check('a.one', { feature: 'eip-5792' }),
    check('a.two', { feature: 'eip-747', service: 'eip-5792' }),
    check('a.three'),
  ]
  const { results } = await run(checks, wrong)
  const notApplicable = {
    status: 'not-applicable',
    message:
      '"eip-5792" depends on the feature flags of config.example, which this environment does not imitate.',
  }
  expect(results).toMatchObject([notApplicable, notApplicable, { status: 'fail' }])
})

test('runs the cleanup after every script, but not for a check that is not applicable', async () => {
  const requests: string[] = []
  const environment = {
    ...fakeEnvironment(() => ({ lacks: ['eip-747'], ...never })),
    ask: async (method: string) => {
      requests.push(method)
      return { result: null, by: 'value' } as const
    },
  }
  const cleanup = [{ do: 'node', id: 'plain', method: 'anvil_setCode' } as const]
  const checks = [check('a.one', { cleanup }), check('a.two', { cleanup, feature: 'eip-747' })]
  const results = await runIn(environment, checks)
  expect([results.map(({ status }) => status), requests]).toEqual([
    ['timeout', 'not-applicable'],
    ['anvil_setCode'],
  ])
})

test('runs all steps of the cleanup if one fails, and reports the failure', async () => {
  const requests: string[] = []
  const environment = {
    ...fakeEnvironment(() => never),
    ask: async (method: string) => {
      requests.push(method)
      if (method === 'evm_setAutomine') throw new Error('The node is gone.')
      return { result: null, by: 'value' } as const
    },
  }
  const cleanup = ['evm_setAutomine', 'anvil_setCode'].map(
    (method) => ({ do: 'node', id: method, method }) as const,
  )

  const [result] = await runIn(environment, [check('a.one', { script: [], cleanup })])

  expect(requests).toEqual(['evm_setAutomine', 'anvil_setCode'])
  expect(result).toMatchObject({
    status: 'harness-error',
    message: expect.stringContaining('The node is gone.'),
  })
})

test('runs the cleanup after the wallet has sent a late transaction', async () => {
  const sent: string[] = []
  const late = () => setTimeout(() => sent.push('eth_sendRawTransaction'), 5)
  const environment = {
    ...fakeEnvironment(() => ({ boot: async () => void late() })),
    idle: () => sent.length > 0,
    ask: async (method: string) => {
      sent.push(method)
      return { result: null, by: 'value' } as const
    },
  }
  const cleanup = [{ do: 'node', id: 'plain', method: 'anvil_setCode' } as const]

  await runIn(environment, [check('a.one', { script: [], cleanup })])

  expect(sent).toEqual(['eth_sendRawTransaction', 'anvil_setCode'])
})

test('asks a wallet that cannot count its prompts until there is one to answer', async () => {
  let open = false
  let requests = 0
  const fake = (): Fake => ({
    answer: () =>
      new Promise((resolve) =>
        setTimeout(() => {
          open = true
          setTimeout(resolve, 10, { result: '0x38', by: 'promise' })
        }, 5),
      ),
    user: {
      approve: async () => {
        requests += 1
        return open
      },
    },
  })
  const script = [
    call('chain', 'request', [{ method: 'eth_chainId' }]),
    prompt('chain'),
    user('approve'),
    { do: 'settle', of: 'chain' } as const,
  ]
  const { statuses } = await run([check('a.one', { script })], fake)
  expect([statuses['a.one'], requests > 1]).toEqual(['pass', true])
})

test('a module that breaks its process fails the check, and the next check runs', async () => {
  const make = (opened: number): Fake =>
    opened === 0
      ? {
          answer: async () => {
            throw new ModuleFault('exited', 'The module ended its process.')
          },
        }
      : {}
  const { results } = await run([check('a.one'), check('a.two')], make)
  expect(results.map(({ status, rootCause }) => [status, rootCause]).toSorted()).toEqual([
    ['fail', 'module'],
    ['pass', undefined],
  ])
})

test('gives up on a module that breaks its process every time', async () => {
  const checks = Array.from({ length: 12 }, (_, i) => check(`a.n${i}`))
  const { statuses } = await run(checks, () => ({
    boot: async () => {
      throw new ModuleFault('hung', 'It hung.')
    },
  }))
  expect(Object.values(statuses).filter((status) => status === 'blocked')).toHaveLength(4)
})

test('an error of the driver is a harness-error', async () => {
  const { results } = await run([check('a.one')], () => ({
    boot: async () => {
      throw new TypeError('oops')
    },
  }))
  expect(results[0]).toMatchObject({
    status: 'harness-error',
    message: expect.stringContaining('oops'),
  })
})

test('an error of the judge is a harness-error', async () => {
  const judge = () => {
    throw new TypeError('oops')
  }
  expect((await run([check('a.one', { judge })])).statuses['a.one']).toBe('harness-error')
})

test('ends the run if the first wallet cannot be created', async () => {
  const make = () => ({
    boot: async () => {
      throw new UsageError('It cannot be made.')
    },
  })
  await expect(run([check('a.one')], make)).rejects.toThrow('It cannot be made.')
})

test('returns results in the order of the given checks', async () => {
  const checks = Array.from({ length: 20 }, (_, i) => check(`a.n${i}`))
  const { results } = await run(checks, undefined, checks, 99)
  expect(results.map(({ id }) => id)).toEqual(checks.map(({ id }) => id))
})

test('keeps the transcript of a check whose user action throws', async () => {
  const script = [...ask('chain', 'eth_chainId'), user('lock')]
  const verdict = { status: 'blocked', by: 'user.lock', message: 'No button.' } as const
  const messages = async (error: Error) => {
    const lock = () => Promise.reject(error)
    const { results } = await run([check('a.one', { script })], () => ({ user: { lock } }))
    const { status, transcript = [] } = results[0]!
    return [status, transcript.filter(({ what }) => what === 'eth_chainId').length]
  }
  expect(await messages(new CheckEnded(verdict))).toEqual(['blocked', 2])
  expect(await messages(new ModuleFault('exited', 'It ended.'))).toEqual(['fail', 2])
  expect(await messages(new Error('A bug.'))).toEqual(['harness-error', 2])
})

test('gives each result of a check that ran its start', async () => {
  const before = Date.now()
  const { results } = await run([check('a.one')])
  expect(Date.parse(results[0]!.startedAt!)).toBeGreaterThanOrEqual(before)
})

test('says that a prerequisite is not part of the report', async () => {
  const basicCheck = check('1193.request.returnsPromise', { judge: settles('chain') })
  const message = async (wanted: Check[]) => {
    const { results } = await run([basicCheck, check('a.one')], () => never, wanted)
    return results.at(-1)!.message
  }
  expect(await message([check('a.one')])).toContain(
    'The report has no 1193.request.returnsPromise, because it was not selected.',
  )
  expect(await message([basicCheck, check('a.one')])).toContain('"fail" on this wallet.')
})
