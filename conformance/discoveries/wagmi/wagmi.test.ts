import { readFileSync, realpathSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTouchstone } from './openTouchstone.ts'
import { openWagmi } from './openWagmi.ts'
import { runScenarioOnLibrary } from './runScenarioOnLibrary.ts'
import { scenarios } from './comparisonScenarios.ts'
import { renderReadme } from './renderReadme.ts'

test.each(scenarios)('$id: $when', async (scenario) => {
  const plain = await runScenarioOnLibrary(scenario, openWagmi)
  const ours = await runScenarioOnLibrary(scenario, openTouchstone)
  expect({ plain, ours }).toEqual({ plain: scenario.plain, ours: scenario.ours })
})

test('the outcomes of all scenarios but two differ, and Touchstone never waits forever', () => {
  const alike = new Set(['events.recoverable.mute', 'reconnect.mute.beside'])
  for (const { id, plain, ours } of scenarios) {
    expect(ours === plain).toBe(alike.has(id))
    expect(ours).not.toMatch(/for ever|unhandled|left behind|without an account/)
  }
})

test('the README is current', async () => {
  await expect(renderReadme()).toMatchFileSnapshot('README.md')
})

const wagmi = realpathSync(new URL('../../node_modules/wagmi', import.meta.url))

test.each([
  ['@wagmi/core', '3.6.5'],
  ['@wagmi/connectors', '8.2.0'],
])('the page names the installed version of %s', (name, version) => {
  const manifest = readFileSync(`${wagmi}/../${name}/package.json`, 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ version })
})
