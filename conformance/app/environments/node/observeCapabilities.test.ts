import type { PersonaName } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { chainsOf } from '../../cells/AppChains.ts'
import { cells } from '../../cells/cells.ts'
import type { ObservedCapabilities } from '../../cells/Observation.ts'
import { runVariant } from '../../runVariant.ts'
import { createNodeEnvironment } from './environment.ts'

const chains = chainsOf([8453, 1])
const [home, other, third] = [8453, 1, chains.third]
const environment = (persona: PersonaName) => createNodeEnvironment(persona, undefined, chains)

/** Runs the variant of a cell that reads capabilities, and returns its status and what it observed. */
const observe = async (id: string, persona: PersonaName = 'standard') => {
  const cell = cells.find((one) => one.id === id)
  const variant = cell?.variants(chains).find(({ name }) => name === 'with capabilities')
  if (cell === undefined || variant === undefined) throw new Error(`no such variant of ${id}`)
  const { status, observation } = await runVariant(environment(persona), cell, variant)
  return { status, capabilities: observation?.capabilities }
}

const everywhere = (atomic: string) => ({ [home]: atomic, [other]: atomic, [third]: atomic })
const before = everywhere('ready')

test.each<[string, ObservedCapabilities['after']]>([
  ['app.acc.other.N', { ...everywhere('supported'), [other]: 'unsupported' }],
  ['app.both.N', { ...everywhere('supported'), [other]: 'unsupported' }],
  ['app.ch.known.N', everywhere('supported')],
  ['app.ch.unknown.N', everywhere('supported')],
])('%s: the app has other capabilities after the change', async (id, after) => {
  expect(await observe(id)).toEqual({
    status: 'pass',
    capabilities: { before, changing: null, after, ended: null, wallet: { before, after } },
  })
})

test.each(['app.acc.empty.N', 'app.u.disconnect.N'])(
  '%s: the app has no capabilities after the end of the connection',
  async (id) => {
    expect(await observe(id)).toMatchObject({
      status: 'pass',
      capabilities: { before, changing: null, after: null, ended: null },
    })
  },
)

test('a wallet without EIP-5792 supports no batches on any chain', async () => {
  const none = everywhere('unsupported')
  expect(await observe('app.acc.other.N', 'legacy')).toMatchObject({
    status: 'pass',
    capabilities: { before: none, after: none, wallet: { before: none, after: none } },
  })
})

test('only cells in the state connected have such a variant', () => {
  const found = cells.filter(({ variants }) =>
    variants(chains).some(({ name }) => name === 'with capabilities'),
  )
  expect(found.map(({ id }) => id).toSorted()).toEqual([
    'app.acc.empty.N',
    'app.acc.other.N',
    'app.both.N',
    'app.ch.known.N',
    'app.ch.unknown.N',
    'app.u.disconnect.N',
  ])
})
