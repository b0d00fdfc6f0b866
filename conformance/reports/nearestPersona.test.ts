import { describe, expect, test } from 'vitest'
import { readPersonaExpectations } from '../cli/readExpectations.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import type { Expectations } from '../core/expectations.ts'
import type { Status } from '../core/result.ts'
import { rankPersonas, nearestPersona } from './nearestPersona.ts'
import { result } from './testing/fakeRun.ts'

const personas = readPersonaExpectations()

/** Creates the results of a run with exactly the declared statuses of a persona. */
const runOf = ({ expected }: Expectations) =>
  [...walletChecks.keys()].map((id) => {
    const known = expected.find(({ check }) => check === id)
    return result(id, known && 'status' in known ? known.status : 'pass')
  })

describe('each fake wallet is nearest to itself', () => {
  test.each(personas.map((one) => [one.subject, one] as const))('%s', (name, one) => {
    const ranked = rankPersonas(runOf(one), personas)
    const same = ranked.filter(({ apart }) => apart === 0).map(({ persona }) => persona)
    expect([same.includes(name), nearestPersona(ranked)?.startsWith(same[0]!)]).toEqual([
      true,
      true,
    ])
  })
})

test('a wallet without failures is nearest to the standard wallet', () => {
  expect(nearestPersona(rankPersonas(runOf({ subject: '', expected: [] }), personas))).toBe(
    'standard',
  )
})

test('one more failure does not change the nearest wallet', () => {
  const rainbow = personas.find(({ subject }) => subject === 'rainbow')!
  const results = runOf(rainbow).map((one) =>
    one.id === '695.chainId.hex' ? result(one.id, 'fail') : one,
  )
  expect(rankPersonas(results, personas)[0]).toMatchObject({ persona: 'rainbow', apart: 1 })
})

test('ignores checks that lacked a user action', () => {
  const results = [...walletChecks.keys()].map((id) =>
    result(id, id.startsWith('6963') ? 'pass' : 'blocked', { blockedBy: 'user.reject' }),
  )
  expect(rankPersonas(results, personas)).toEqual([])
})

test('no wallet is the nearest if there is no common failure', () => {
  const ids = personas.flatMap(({ expected }) => expected.map(({ check }) => check))
  const results = [...walletChecks.keys()]
    .filter((id) => !ids.includes(id))
    .map((id, i) => result(id, i < 12 ? 'fail' : 'pass'))
  expect(nearestPersona(rankPersonas(results, personas))).toBeUndefined()
})

test('ignores intermittent outcomes', () => {
  const sdk = personas.find(({ subject }) => subject === 'walletconnect-sdk')!
  const intermittent = { statuses: ['pass', 'fail'] as Status[], reason: 'by luck' }
  const results = runOf(sdk).map((one) =>
    one.id === 'conc.responses.correlate' ? result(one.id, 'fail', { intermittent }) : one,
  )
  expect(rankPersonas(results, personas)[0]).toMatchObject({
    persona: 'walletconnect-sdk',
    apart: 0,
  })
})

test('no wallet is the nearest after only a few checks', () => {
  expect(
    nearestPersona(rankPersonas([result('695.chainId.hex', 'fail')], personas)),
  ).toBeUndefined()
})
