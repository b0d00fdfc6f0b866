import { expect, test } from 'vitest'
import { cells } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'
import type { AppStep } from './cells/steps.ts'
import { advance } from './cells/words.ts'
import { runDrive } from './runDrive.ts'
import { environment, sound } from './testing/stillWorld.ts'
import type { Environment } from './world.ts'

const cell = cells.find(({ id }) => id === 'app.acc.same.N')!
const drive: Drive = { path: [], act: [] }
const statusOf = async (where: Environment, given: Partial<Drive> = {}) =>
  (await runDrive(where, cell, { ...drive, ...given })).status

test('passes when the result matches the table', async () => {
  expect(await statusOf(environment())).toBe('pass')
})

test('checks the state just before the limit when an act ends at a limit', async () => {
  const limited: Partial<Drive> = { act: [advance(5_000)], atLimit: true }
  const taken: (readonly AppStep[])[] = []
  const takeTogether = async (steps: readonly AppStep[]) => void taken.push(steps)
  expect(await statusOf(environment({ takeTogether }), limited)).toBe('pass')
  expect(taken).toEqual([[advance(4_900)], [advance(100)]])
  const states = ['N', 'D'] as const
  let asked = 0
  const early = environment({ state: async () => states[asked++] ?? 'D' })
  expect(await runDrive(early, cell, { ...drive, ...limited })).toMatchObject({
    status: 'fail',
    faults: ['state N wanted until just before the limit, D seen'],
  })
})

test('fails when the result differs', async () => {
  expect(await statusOf(environment({ seen: async () => ({ ...sound, after: 'D' }) }))).toBe('fail')
})

test('blocks when the path leads to another state', async () => {
  expect(await statusOf(environment({ state: async () => 'D' }))).toBe('blocked')
})

test('is not applicable when a habit of the persona changes the path, but never on standard', async () => {
  const elsewhere = { state: async () => 'D' as const }
  const habit = { habit: 'does it by itself' }
  expect(await statusOf(environment(elsewhere, { persona: 'rabby' }), habit)).toBe('not-applicable')
  expect(await statusOf(environment(elsewhere), habit)).toBe('blocked')
})

test('is not applicable when the persona did not produce the stimulus, but never on standard', async () => {
  const unseen = { shows: async () => false }
  const evidence = { evidence: { event: 'accountsChanged', otherwise: 'sends none' } }
  expect(await statusOf(environment(unseen, { persona: 'rabby' }), evidence)).toBe('not-applicable')
  expect(await statusOf(environment(unseen), evidence)).toBe('harness-error')
})

test('is not applicable when the wallet leaves a request unanswered, but never on standard', async () => {
  const mute = { isMute: async () => true }
  const answered = { answered: { method: 'eth_accounts', otherwise: 'is mute' } }
  const told = { isMute: async () => false }
  expect(await statusOf(environment(mute, { persona: 'phantom' }), answered)).toBe('not-applicable')
  expect(await statusOf(environment(told, { persona: 'phantom' }), answered)).toBe('pass')
  expect(await statusOf(environment(mute), answered)).toBe('pass')
})

test('reports a harness error when a response is missing, on every persona', async () => {
  const unseen = { shows: async () => false }
  const settles = { settles: 'eth_accounts' }
  expect(await statusOf(environment(unseen, { persona: 'rabby' }), settles)).toBe('harness-error')
})

test('reports a harness error when the environment breaks', async () => {
  const broken = { begin: () => Promise.reject(new Error('no page')) }
  expect(await runDrive(environment(broken), cell, drive)).toMatchObject({
    status: 'harness-error',
    faults: ['no page'],
  })
})
