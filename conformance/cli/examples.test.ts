import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { sandboxSkipReason } from '../drivers/providerModule/sandbox/testing/sandboxSkipReason.ts'
import type { Run } from '../core/result.ts'
import { runTouchstone } from './testing/runTouchstone.ts'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'touchstone-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Outcomes that were verified by hand, without the suite: see examples/README.md.
const verified = {
  wagmiMock: {
    '1193.api.on': 'fail',
    '3326.switch.returnsNull': 'fail',
    '3326.switch.unknown.noAdd': 'fail',
    '3326.switch.params.unprefixed': 'fail',
    '1474.error.listedCodes': 'fail',
    '1102.request.onlySelected': 'blocked',
    '695.chainId.hex': 'pass',
  },
  headlessWeb3Provider: {
    '1193.api.removeListener': 'fail',
    '1193.events.chainChanged.hexString': 'fail',
    '1193.events.chainChanged.onlyOnChange': 'fail',
    '3085.add.chainId.hex': 'fail',
    '3085.add.duplicate.noDup': 'fail',
    '3326.switch.unknown.rejects': 'pass',
  },
  metamaskProviders: {
    '1193.error.instanceofError': 'fail',
    '1193.request.neverThrowsSync': 'pass',
    '1193.request.badParams': 'pass',
    '1193.events.connect.first': 'pass',
    '3326.switch.returnsNull': 'fail',
    '1102.request.onlySelected': 'pass',
  },
}

// The examples run third-party code, so run them in a sandbox if this machine has one.
const sandbox = sandboxSkipReason() === '' ? ['--sandbox'] : []

test.each(Object.entries(verified))(
  '%s has the outcomes that were verified by hand',
  async (name, statuses) => {
    const json = join(folder, `${name}.json`)
    const only = `{${Object.keys(statuses).join(',')}}`
    await runTouchstone([
      'check',
      '--provider',
      `${examples}${name}.ts`,
      ...sandbox,
      '--only',
      only,
      '--json',
      json,
    ])
    const { results } = JSON.parse(readFileSync(json, 'utf8')) as Run
    expect(Object.fromEntries(results.map(({ id, status }) => [id, status]))).toEqual(statuses)
  },
)

test('an example module has fewer than 40 lines', () => {
  const files = readdirSync(examples).filter((file) => file.replace('.ts', '') in verified)
  const long = files.filter(
    (file) => readFileSync(join(examples, file), 'utf8').trimEnd().split('\n').length >= 40,
  )
  expect([files.length, long]).toEqual([3, []])
})
