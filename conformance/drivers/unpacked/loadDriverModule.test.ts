import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../core/UsageError.ts'
import { loadDriverModule, type DriverOptions } from './loadDriverModule.ts'

const driver = (source: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-driver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'driver.mjs')
  writeFileSync(file, source)
  return file
}

const load = async (file: string) => {
  const { setup } = await loadDriverModule(file, {} as DriverOptions)
  await setup()
}

test.each([
  ['the import', 'export default () => ({ user: {} }); missing()', 'missing is not defined'],
  ['createDriver()', "export default () => { throw new Error('no page') }", 'no page'],
  [
    'setup()',
    "export default () => ({ user: {}, setup: async () => { throw 'no seed' } })",
    'no seed',
  ],
])('blames a driver module if %s throws: %s', async (part, source, why) => {
  const file = driver(source)
  await expect(load(file)).rejects.toThrow(
    new UsageError(`The driver module cannot be used: ${part} of ${file} failed: ${why}`),
  )
})

test('rejects a driver module whose user is null', async () => {
  const file = driver('export default () => ({ user: null })')
  await expect(load(file)).rejects.toThrow(
    new UsageError(`${file} is no driver module: createDriver gave no "user".`),
  )
})

test('blames a driver module if its close() throws', async () => {
  const file = driver("export default () => ({ user: {}, close() { throw new Error('stuck') } })")
  const { close } = await loadDriverModule(file, {} as DriverOptions)
  await expect(close()).rejects.toThrow(
    new UsageError(`The driver module cannot be used: close() of ${file} failed: stuck`),
  )
})

test('rejects "lacks" if it is no list', async () => {
  const file = driver("export default () => ({ user: {}, lacks: 'eip-747' })")
  await expect(load(file)).rejects.toThrow(
    new UsageError(`${file} is no driver module: its "lacks" is no list of names.`),
  )
})

test.each(["['eip-5792']", "{ 'eip-5792': '' }", "'eip-5792'"])(
  'rejects missing services %s: each feature needs a text',
  async (value) => {
    const file = driver(`export default () => ({ user: {}, missingServices: ${value} })`)
    await expect(load(file)).rejects.toThrow(
      new UsageError(
        `${file} is no driver module: its "missingServices" is no object of texts by feature.`,
      ),
    )
  },
)

test('returns the scopes of a driver module', async () => {
  const file = driver("export default () => ({ user: {}, scopes: { account: 'wallet' } })")
  const { scopes } = await loadDriverModule(file, {} as DriverOptions)
  expect(scopes).toEqual({ account: 'wallet' })
})

test.each(["{ chain: 'wallet' }", "{ accounts: 'wallet' }", "'site'"])(
  'rejects scopes %s',
  async (value) => {
    const file = driver(`export default () => ({ user: {}, scopes: ${value} })`)
    await expect(load(file)).rejects.toThrow('its "scopes" has other entries than')
  },
)

test('an act that throws blocks its check with a message of one line', async () => {
  const file = driver(
    "export default () => ({ user: { approve() { throw new Error('click: closed\\nCall log:\\n') } } })",
  )
  const { user } = await loadDriverModule(file, {} as DriverOptions)
  await expect(user.approve?.()).rejects.toMatchObject({
    verdict: {
      status: 'blocked',
      by: 'user.approve',
      message: `approve() of ${file} failed: click: closed`,
    },
  })
})

test('networks that returns no list blocks its check', async () => {
  const file = driver('export default () => ({ user: { networks() {} } })')
  const { user } = await loadDriverModule(file, {} as DriverOptions)
  await expect(user.networks?.()).rejects.toMatchObject({
    verdict: {
      status: 'blocked',
      by: 'user.networks',
      message: `networks() of ${file} returned no list: it must return the wallet's chain ids.`,
    },
  })
})
