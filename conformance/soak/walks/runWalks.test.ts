import { createConnection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { runWalks } from './runWalks.ts'

const tools = { signal: new AbortController().signal, report: () => {} }
const options = { steps: 400, seed: 1, wallets: ['standard', 'metamask'] as const }

test('counts the steps of walks without a violation', async () => {
  expect(await runWalks(options, tools)).toEqual({
    figure: expect.stringMatching(
      /^400 steps in \d+ s \(.* steps\/s\) on 2 wallets, 0 violations$/,
    ),
    failures: [],
  })
})

test('prints a violation as the shortest line, with the command that plays it', async () => {
  const { failures } = await runWalks(options, tools, mute)
  expect(failures[0]).toMatch(
    /^disconnect wanted, .*: npm run conformance -- app --wallet (standard|metamask) --in node --walk 'connect(:here)? approve [\w:]+'$/,
  )
})

test('plays no walk after the signal is aborted', async () => {
  const { figure } = await runWalks(options, { ...tools, signal: AbortSignal.abort() })
  expect(figure).toMatch(/^0 steps/)
})

/** A faulty connection, which never reports `disconnect` to its subscribers. */
const mute: typeof createConnection = (given) => {
  const connection = createConnection(given)
  return {
    ...connection,
    on: (name, listener) => (name === 'disconnect' ? () => {} : connection.on(name, listener)),
  }
}
