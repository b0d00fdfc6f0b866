import { readFileSync, realpathSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOurs } from './ours.ts'
import { play, scenarios } from './requestIds.ts'
import { openSdk } from './sdk.ts'
import type { Side } from './side.ts'
import { table } from './table.ts'

describe.each([
  ['sdk', openSdk],
  ['ours', openOurs],
] as const)('%s', (name, open) => {
  let side: Side
  beforeAll(async () => {
    side = await open()
  })
  afterAll(() => side.close())

  test.each(scenarios)('$id', async (scenario) => {
    expect(await play(scenario, side)).toBe(scenario[name])
  })
})

test('the page says what was seen', async () => {
  await expect(table()).toMatchFileSnapshot('README.md')
})

test('it is about the SDK that is installed', () => {
  const utils = realpathSync(
    new URL('../../node_modules/@walletconnect/jsonrpc-utils', import.meta.url),
  )
  const harness = new URL('../../../harness/', import.meta.url)
  const sdk = realpathSync(new URL('node_modules/@walletconnect/ethereum-provider', harness))
  const versions = [utils, sdk].map(
    (folder) =>
      (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }).version,
  )
  expect(versions).toEqual(['1.0.8', '2.21.8'])
})
