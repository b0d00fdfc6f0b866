import { provide, type Address } from '@touchstone/harness'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGateway, type Gateway } from '../chain/gateway.ts'
import { checkResourcesToCreateOptions } from '../checkResourcesToCreateOptions.ts'
import { instructionFor } from './instruction.ts'
import { createAgent, createManual, inProfile, readState, walletChecks } from './index.ts'
import type { Instruction, Manual, ManualState, Reply } from './index.ts'
import { freshState } from './manualState.ts'

let chain: Gateway
beforeAll(async () => {
  chain = await openGateway()
})
afterAll(() => chain.close())

type Answer = (instruction: Instruction, act: () => Reply) => Reply

/** Runs checks on one wallet, with a simulated user who follows the instructions. */
function startManualRun(
  ids: string[],
  answer: Answer = (_, act) => act(),
  state?: ManualState,
  step = 2000,
) {
  const resources = chain.lease()
  const wallet = provide('standard')(checkResourcesToCreateOptions(resources) as never)
  const { provider, window } = wallet
  const checks = [...walletChecks.values()].filter(({ id }) => ids.includes(id))
  const manual = createManual({
    checks,
    all: walletChecks,
    resources,
    ask: chain.ask,
    open: () => createAgent({ provider, window, boot: wallet.boot }),
    limits: { step, check: 20_000, quick: 20 },
    ...(state && { state }),
  })
  const asked: Instruction[] = []
  manual.subscribe(() =>
    followInstructions(manual, asked, (one) => answer(one, () => act(wallet.user, one))),
  )
  return { manual, wallet, asked }
}

function followInstructions(
  manual: Manual,
  asked: Instruction[],
  answer: (one: Instruction) => Reply,
) {
  const now = manual.now()
  if (!now || asked.includes(now)) return
  asked.push(now)
  queueMicrotask(() => manual.reply(now.id, answer(now)))
}

/** Does in the wallet what the instruction says, and returns the user's reply. */
function act(
  user: ReturnType<ReturnType<typeof provide>>['user'],
  { act, show = [] }: Instruction,
): Reply {
  if (act === 'prompts') {
    const count = user.prompts()
    return count > 0 ? { kind: 'count', count } : { kind: 'nothing' }
  }
  if (act === 'approve') user.approve(show.length ? { accounts: show as Address[] } : undefined)
  else if (act === 'switchChain') user.switchChain(56)
  else if (act === 'reject' || act === 'dismiss' || act === 'revoke') user[act]()
  else throw new Error(`This user cannot perform "${act}".`)
  return { kind: 'done' }
}

const statuses = (results: { id: string; status: string }[]) =>
  Object.fromEntries(results.map(({ id, status }) => [id, status]))

test('a user who follows the instructions gets the results of a script', async () => {
  const ids = ['1102.request.prompts', '1102.request.reject.rejects', '3326.switch.reject.4001']
  const { manual } = startManualRun(ids)
  expect(statuses(await manual.run())).toEqual({
    '1102.request.prompts': 'pass',
    '1102.request.reject.rejects': 'pass',
    '3326.switch.reject.4001': 'pass',
  })
})

test('resets a used wallet without asking the user', async () => {
  const { manual, wallet, asked } = startManualRun(['privacy.accounts.beforeConsent'])
  wallet.wallet.when('eth_requestAccounts').once().approve()
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect([statuses(await manual.run()), asked.map((one) => one.act)]).toEqual([
    { 'privacy.accounts.beforeConsent': 'pass' },
    [],
  ])
})

test.each(['eth_accounts', 'eth_chainId'])(
  'resets without waiting for a wallet that does not answer %s, and without asking the user',
  async (method) => {
    const { manual, wallet, asked } = startManualRun(
      ['1193.api.request'],
      undefined,
      undefined,
      200,
    )
    wallet.wallet.when(method).hang()
    const [result] = await manual.run()
    expect([result?.status, asked.map(({ act }) => act)]).toEqual(['pass', ['dismiss']])
  },
)

test('asks the user to switch to the initial chain', async () => {
  const { manual, wallet, asked } = startManualRun(['695.chainId.hex'])
  wallet.user.switchChain(1)
  await manual.run()
  expect(asked.map(({ text }) => text)).toEqual([
    'In your wallet, switch this site to the network BNB Smart Chain (chain 56).',
  ])
})

test('asks once for an act that the user cannot do, and blocks every check that needs it', async () => {
  const ids = ['3326.switch.reject.4001', '1102.request.reject.rejects']
  const { manual, asked } = startManualRun(ids, ({ act }, go) =>
    act === 'reject' ? { kind: 'cannot' } : go(),
  )
  const results = await manual.run()
  expect(results.map(({ status, blockedBy }) => [status, blockedBy])).toEqual([
    ['blocked', 'user.reject'],
    ['blocked', 'user.reject'],
  ])
  expect(asked.filter(({ act }) => act === 'reject')).toHaveLength(1)
})

test.each([
  ['prompts', ['1102.request.prompts', 'legacy.enable']],
  ['switchChain', ['1193.api.request', '1193.api.on']],
] as const)('asks once for an impossible act even outside of scripts: %s', async (act, ids) => {
  const { manual, wallet, asked } = startManualRun([...ids], (one, go) =>
    one.act === act ? { kind: 'cannot' } : go(),
  )
  if (act === 'switchChain') wallet.user.switchChain(1)
  const results = await manual.run()
  expect(results.map(({ status, blockedBy }) => [status, blockedBy])).toEqual(
    ids.map(() => ['blocked', `user.${act}`]),
  )
  expect(asked.filter((one) => one.act === act)).toHaveLength(1)
})

test("asks the user to switch back even if a script's switch was impossible", async () => {
  const state: ManualState = { ...freshState(1), cannot: ['switchChain'] }
  const { manual, wallet } = startManualRun(['695.chainId.hex'], undefined, state)
  wallet.user.switchChain(1)
  expect(statuses(await manual.run())).toEqual({ '695.chainId.hex': 'pass' })
})

test('does not ask again about prompts after the user replied that nothing opened', async () => {
  const { manual, wallet, asked } = startManualRun(['1102.request.prompts'])
  wallet.wallet.when('eth_requestAccounts').hang()
  await manual.run()
  expect(asked.filter(({ act }) => act === 'prompts')).toHaveLength(1)
})

test('a skipped check stays pending, and a later session runs it', async () => {
  const ids = ['695.chainId.hex', '1102.request.prompts']
  const first = startManualRun(ids, () => ({ kind: 'skip' }))
  expect(statuses(await first.manual.run())).toEqual({
    '695.chainId.hex': 'pass',
    '1102.request.prompts': 'manual-pending',
  })
  const state = readState(JSON.parse(JSON.stringify(first.manual.state())))
  const second = startManualRun(ids, undefined, state)
  expect(statuses(await second.manual.run())['1102.request.prompts']).toBe('pass')
  expect(new Set(second.asked.map(({ check }) => check))).toEqual(new Set(['1102.request.prompts']))
})

test('all checks stay pending when the user leaves', async () => {
  const { manual } = startManualRun(['695.chainId.hex', '1102.request.prompts'])
  manual.leave()
  const results = await manual.run()
  expect(results.map(({ status }) => status)).toEqual(['manual-pending', 'manual-pending'])
})

test('ignores a late reply, and one that was not offered', async () => {
  const { manual, asked } = startManualRun(['1102.request.prompts'], ({ id }, go) => {
    manual.reply(id - 1, { kind: 'skip' })
    manual.reply(id, { kind: 'done' })
    return go()
  })
  expect(statuses(await manual.run())['1102.request.prompts']).toBe('pass')
  expect(asked[0]?.replies).toEqual(['nothing', 'count', 'skip', 'cannot'])
})

test('readState returns undefined for an invalid state', () => {
  expect([readState(null), readState({ version: 2 }), readState('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('every act of a script has an instruction, except those that a user cannot do', () => {
  const steps = inProfile([...walletChecks.values()], 'all').flatMap(({ script }) => script)
  const speechless = steps.flatMap((step) =>
    step.do === 'user' && !instructionFor(step.act, step.args ?? []) ? [step.act] : [],
  )
  // A user cannot cut the network of a single chain. The driver, not the user, opens and closes pages.
  expect([...new Set(speechless)].toSorted()).toEqual([
    'closePage',
    'leaveAndReturn',
    'mine',
    'networkDown',
    'openFrame',
    'openOrigin',
    'openPage',
    'reload',
  ])
})

test('can be bundled for a page, without Node modules', async () => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: fileURLToPath(new URL('index.ts', import.meta.url)),
    platform: 'browser',
    external: (id) => id.startsWith('node:') || isBuiltin(id),
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  expect(output.flatMap((one) => (one.type === 'chunk' ? one.imports : []))).toEqual([])
})
