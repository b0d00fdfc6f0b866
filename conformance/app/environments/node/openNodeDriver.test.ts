import { createConnection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { defaultChains } from '../../cells/AppChains.ts'
import { actInWallet, reload } from '../../cells/stepBuilders.ts'
import { connected } from '../../cells/pathsToStates.ts'
import { openNodeDriver } from './openNodeDriver.ts'

test.each(['lock', 'revoke'])('notices a %s in Rabby in a page that was reloaded', async (type) => {
  const driver = await openNodeDriver('rabby', createConnection, defaultChains)
  for (const step of [...connected, reload]) await driver.performStep(step)
  expect(await driver.state()).toBe('N')
  await driver.performStep(actInWallet(type))
  expect(await driver.state()).toBe('D')
})
