import { expect, test } from 'vitest'
import { cells } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'
import type { AppStep } from '../catalogue/app/steps.ts'
import { advance } from '../catalogue/app/words.ts'
import { runDrive } from './runDrive.ts'
import { environment, sound } from './testing/stillWorld.ts'
import type { Environment } from './world.ts'

const cell = cells.find(({ id }) => id === 'app.acc.same.N')!
const drive: Drive = { path: [], act: [] }
const statusOf = async (where: Environment, given: Partial<Drive> = {}) =>
  (await runDrive(where, cell, { ...drive, ...given })).status

test('what was seen as the table says it passes', async () => {
  expect(await statusOf(environment())).toBe('pass')
})

test('an act that ends at a limit is looked at just before it', async () => {
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

test('what was seen otherwise fails', async () => {
  expect(await statusOf(environment({ seen: async () => ({ ...sound, after: 'D' }) }))).toBe('fail')
})

test('a path that leads elsewhere blocks: nothing was learnt of the cell', async () => {
  expect(await statusOf(environment({ state: async () => 'D' }))).toBe('blocked')
})

test('a path that a persona’s habit leads elsewhere is not applicable, but never on standard', async () => {
  const elsewhere = { state: async () => 'D' as const }
  const habit = { habit: 'does it by itself' }
  expect(await statusOf(environment(elsewhere, { persona: 'rabby' }), habit)).toBe('not-applicable')
  expect(await statusOf(environment(elsewhere), habit)).toBe('blocked')
})

test('a stimulus that a persona did not produce is not applicable, but never on standard', async () => {
  const unseen = { shows: async () => false }
  const evidence = { evidence: { event: 'accountsChanged', otherwise: 'sends none' } }
  expect(await statusOf(environment(unseen, { persona: 'rabby' }), evidence)).toBe('not-applicable')
  expect(await statusOf(environment(unseen), evidence)).toBe('harness-error')
})

test('a wallet that leaves a question of the app unanswered drove nothing; the correct one answers all', async () => {
  const mute = { isMute: async () => true }
  const answered = { answered: { method: 'eth_accounts', otherwise: 'is mute' } }
  const told = { isMute: async () => false }
  expect(await statusOf(environment(mute, { persona: 'phantom' }), answered)).toBe('not-applicable')
  expect(await statusOf(environment(told, { persona: 'phantom' }), answered)).toBe('pass')
  expect(await statusOf(environment(mute), answered)).toBe('pass')
})

test('an answer that never came is our own fault, on every persona', async () => {
  const unseen = { shows: async () => false }
  const settles = { settles: 'eth_accounts' }
  expect(await statusOf(environment(unseen, { persona: 'rabby' }), settles)).toBe('harness-error')
})

test('a world that breaks is our own fault', async () => {
  const broken = { begin: () => Promise.reject(new Error('no page')) }
  expect(await runDrive(environment(broken), cell, drive)).toMatchObject({
    status: 'harness-error',
    faults: ['no page'],
  })
})
