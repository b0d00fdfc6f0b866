import { expect, test } from 'vitest'
import { actInWallet, reload } from '../../cells/stepBuilders.ts'
import { connected } from '../../cells/pathsToStates.ts'
import { openNodeDriver } from './openNodeDriver.ts'

test.each(['lock', 'revoke'])('notices a %s in Rabby in a page that was reloaded', async (type) => {
  const driver = await openNodeDriver('rabby')
  for (const step of [...connected, reload]) await driver.performStep(step)
  expect(await driver.state()).toBe('N')
  await driver.performStep(actInWallet(type))
  expect(await driver.state()).toBe('D')
})
