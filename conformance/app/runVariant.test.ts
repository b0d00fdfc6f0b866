import { expect, test } from 'vitest'
import { cells } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import type { AppStep } from './cells/AppStep.ts'
import { advance } from './cells/stepBuilders.ts'
import { runVariant } from './runVariant.ts'
import { mockEnvironment, idleObservation } from './testing/mockEnvironment.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { UsageError } from '../core/UsageError.ts'
import { DappModuleError } from './dapp/dappErrors.ts'

const cell = cells.find(({ id }) => id === 'app.acc.same.N')!
const variant: CellVariant = { path: [], stimulus: [] }
const statusOf = async (where: AppEnvironment, given: Partial<CellVariant> = {}) =>
  (await runVariant(where, cell, { ...variant, ...given })).status

test('passes when the result matches the table', async () => {
  expect(await statusOf(mockEnvironment())).toBe('pass')
})

test('throws a UsageError, which ends the run', async () => {
  const performStep = async () => Promise.reject(new UsageError('An unknown screen.'))
  const given = { ...variant, path: [advance(1)] }
  await expect(runVariant(mockEnvironment({ performStep }), cell, given)).rejects.toThrow(
    'An unknown screen.',
  )
})

test('checks the state just before the limit when a stimulus ends at a limit', async () => {
  const limited: Partial<CellVariant> = { stimulus: [advance(5_000)], atLimit: true }
  const taken: (readonly AppStep[])[] = []
  const performSteps = async (steps: readonly AppStep[]) => void taken.push(steps)
  expect(await statusOf(mockEnvironment({ performSteps }), limited)).toBe('pass')
  expect(taken).toEqual([[advance(4_900)], [advance(100)]])
  const states = ['N', 'D'] as const
  let asked = 0
  const early = mockEnvironment({ state: async () => states[asked++] ?? 'D' })
  expect(await runVariant(early, cell, { ...variant, ...limited })).toMatchObject({
    status: 'fail',
    faults: ['state connected wanted until just before the limit, disconnected seen'],
  })
})

test('fails when the result differs', async () => {
  expect(
    await statusOf(mockEnvironment({ observe: async () => ({ ...idleObservation, after: 'D' }) })),
  ).toBe('fail')
})

test('blocks when the path leads to another state', async () => {
  const elsewhere = mockEnvironment({ state: async () => 'D' })
  expect(await runVariant(elsewhere, cell, variant)).toMatchObject({
    status: 'blocked',
    faults: ['the path led to disconnected, not to connected'],
  })
})

test('is not applicable when a deviation of the persona changes the path, but never on standard', async () => {
  const otherState = { state: async () => 'D' as const }
  const deviation = { personaDeviation: 'does it by itself' }
  expect(await statusOf(mockEnvironment(otherState, { persona: 'rabby' }), deviation)).toBe(
    'not-applicable',
  )
  expect(await statusOf(mockEnvironment(otherState), deviation)).toBe('blocked')
})

test('is not applicable when the persona did not produce the stimulus, but never on standard', async () => {
  const unseen = { hasEvidence: async () => false }
  const evidence = { evidence: { event: 'accountsChanged', skipReason: 'sends none' } }
  expect(await statusOf(mockEnvironment(unseen, { persona: 'rabby' }), evidence)).toBe(
    'not-applicable',
  )
  expect(await statusOf(mockEnvironment(unseen), evidence)).toBe('harness-error')
})

test('is not applicable when the wallet leaves a request unanswered, but never on standard', async () => {
  const mute = { isUnanswered: async () => true }
  const answered = { requiredAnswer: { method: 'eth_accounts', skipReason: 'is mute' } }
  const answering = { isUnanswered: async () => false }
  expect(await statusOf(mockEnvironment(mute, { persona: 'phantom' }), answered)).toBe(
    'not-applicable',
  )
  expect(await statusOf(mockEnvironment(answering, { persona: 'phantom' }), answered)).toBe('pass')
  expect(await statusOf(mockEnvironment(mute), answered)).toBe('pass')
})

test('reports a harness error when a response is missing, on every persona', async () => {
  const unseen = { hasEvidence: async () => false }
  const settles = { settles: 'eth_accounts' }
  expect(await statusOf(mockEnvironment(unseen, { persona: 'rabby' }), settles)).toBe(
    'harness-error',
  )
})

test('reports a harness error when the environment breaks', async () => {
  const broken = { beginStimulus: () => Promise.reject(new Error('no page')) }
  expect(await runVariant(mockEnvironment(broken), cell, variant)).toMatchObject({
    status: 'harness-error',
    faults: ['no page'],
  })
})

test('a fault of the dapp module fails the variant, in a step as well as in the first look', async () => {
  const fault = () => Promise.reject(new DappModuleError("the dapp module's events() failed: oh"))
  const failed = { status: 'fail', faults: ["the dapp module's events() failed: oh"] }
  const broken = mockEnvironment({ beginStimulus: fault, transcript: fault })
  expect(await runVariant(broken, cell, variant)).toMatchObject({ ...failed, transcript: [] })
  const unopened = mockEnvironment({}, { open: fault })
  expect(await runVariant(unopened, cell, variant)).toMatchObject(failed)
})
