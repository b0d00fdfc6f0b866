import type { PersonaName } from '@touchstone/harness'
import { createConnection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { chainsOf, defaultChains, type AppChains } from '../../cells/AppChains.ts'
import { cells } from '../../cells/cells.ts'
import { runCells } from '../../runCells.ts'
import { createNodeEnvironment } from './environment.ts'

const standing = async (
  create: typeof createConnection,
  ids?: readonly string[],
  persona: PersonaName = 'standard',
  chains: AppChains = defaultChains,
) => {
  const chosen = cells.filter(({ id }) => ids?.includes(id) ?? true)
  const results = await runCells(createNodeEnvironment(persona, create, chains), chosen)
  return results.filter(({ status }) => status !== 'pass').map(({ id, message }) => [id, message])
}

test('the connection passes every cell on the correct wallet', async () => {
  expect(await standing(createConnection)).toEqual([])
})

test.each([[[8453, 1]], [[137, 97, 999]]])(
  'the connection passes every cell in an app with the chains %j',
  async (chainIds) => {
    const chains = chainsOf(chainIds)
    expect(await standing(createConnection, undefined, 'standard', chains)).toEqual([])
  },
)

test('the connection passes every cell on a wallet with only enable and sendAsync', async () => {
  expect(await standing(createConnection, undefined, 'legacy')).toEqual([])
})

test('a connection that emits everything twice fails all required cells', async () => {
  const twice: typeof createConnection = (options) => {
    const connection = createConnection(options)
    return {
      ...connection,
      on: (name, listener) =>
        connection.on(name, (event) => {
          listener(event)
          listener(event)
        }),
    }
  }
  const required = cells.filter(({ cell }) => cell.tag === 'M').map(({ id }) => id)
  expect(await standing(twice, required)).toHaveLength(required.length)
})

test('detects a connection that never settles its promises', async () => {
  const silent: typeof createConnection = (options) => ({
    ...createConnection(options),
    switchChain: () => new Promise(() => {}),
  })
  expect(await standing(silent, ['app.u.switch.N', 'app.u.switch.current.N'])).toHaveLength(2)
})

test('detects a connection with unhandled errors', async () => {
  const dark: typeof createConnection = (options) => {
    const connection = createConnection(options)
    connection.on('connect', () => void Promise.reject(new Error('no listener')))
    return connection
  }
  expect(await standing(dark, ['app.w.accounts.C'])).toEqual([
    ['app.w.accounts.C', expect.stringContaining('unhandled rejection: Error: no listener')],
  ])
})
