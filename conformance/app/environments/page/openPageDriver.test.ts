import { expect, test } from 'vitest'
import type { PageControls } from './PageControls.ts'
import { openPageDriver } from './openPageDriver.ts'
import type { AppContext } from './openAppContext.ts'

/** Mocks the controls of a page that is reconnecting until its clock advances. */
const starting = (more: Partial<PageControls>) => {
  let at = 0
  const readView: PageControls['readView'] = async (after = 0) => {
    at += after
    return { status: at === 0 ? 'reconnecting' : 'disconnected', stream: [], log: [], at }
  }
  // `openPageDriver` uses only these members before the first step.
  return () => ({ readView, pageObject: {}, ...more }) as unknown as PageControls
}

/** The members of an app context that are used before the first step. */
const appContext = {
  persona: 'standard',
  wallet: { transcript: async () => [] },
  begin: async () => ({ entries: 0 }),
} as unknown as AppContext

test('lets another dapp finish its start before a cell begins', async () => {
  const driver = await openPageDriver(appContext, starting({ slow: true }))
  expect(await driver.state()).toBe('D')
})

test('stops the time of the own app from its first script on', async () => {
  const driver = await openPageDriver(appContext, starting({}))
  expect(await driver.state()).toBe('R')
})
