import { readFileSync, realpathSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSdk, openTouchstone, type ConnectedDapp } from './connectedDapps.ts'
import { experiments, runExperiment } from './requestIdExperiments.ts'
import { renderReadme } from './renderReadme.ts'

describe.each([
  ['sdk', openSdk],
  ['ours', openTouchstone],
] as const)('%s', (name, open) => {
  let dapp: ConnectedDapp
  beforeAll(async () => {
    dapp = await open()
  })
  afterAll(() => dapp.close())

  test.each(experiments)('$id has the outcome that the README names', async (experiment) => {
    expect(await runExperiment(experiment, dapp)).toBe(experiment[name])
  })
})

test('the README is current', async () => {
  await expect(renderReadme()).toMatchFileSnapshot('README.md')
})

test('the versions in the README are installed', () => {
  const suite = new URL('../../', import.meta.url)
  const harness = new URL('../../../harness/', import.meta.url)
  const utils = new URL('node_modules/@walletconnect/jsonrpc-utils', suite)
  const sdk = new URL('node_modules/@walletconnect/ethereum-provider', harness)
  const versions = [utils, sdk].map((folder) => {
    const manifest = readFileSync(`${realpathSync(folder)}/package.json`, 'utf8')
    return (JSON.parse(manifest) as { version: string }).version
  })
  expect(versions).toEqual(['1.0.8', '2.21.8'])
})
