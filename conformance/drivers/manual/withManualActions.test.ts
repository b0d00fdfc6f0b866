import { expect, test } from 'vitest'
import type { UserAction, Answer, Call, Driver } from '../../core/driver.ts'
import { fakeEnvironment } from '../../core/testing/fakeEnvironment.ts'
import { withManualActions } from './withManualActions.ts'
import { createManualUser } from './createManualUser.ts'

test('asks the user about an open call of a series', async () => {
  const { driver, manualUser } = await handed({
    answers: [],
    open: new Promise<Answer>(() => undefined),
  })
  await driver.requestEach?.([call])

  const prompts = driver.user.prompts?.()

  await expect.poll(() => manualUser.now()?.act).toBe('prompts')
  manualUser.reply(manualUser.now()!.id, { kind: 'count', count: 1 })
  expect(await prompts).toBe(1)
})

test('asks nothing after a series without an open call', async () => {
  const { driver } = await handed({ answers: [{ result: null, by: 'promise' }] })
  await driver.requestEach?.([call])
  expect(await driver.user.prompts?.()).toBe(0)
})

test('asks the user to close all prompts even if "dismiss" is impossible', async () => {
  const open = new Promise<Answer>(() => undefined)
  const { driver, manualUser } = await handed({ answers: [], open }, ['dismiss'])
  await driver.requestEach?.([call])

  const closed = driver.close()

  await expect.poll(() => manualUser.now()?.text).toMatch('Reject or close whatever your wallet')
  manualUser.reply(manualUser.now()!.id, { kind: 'done' })
  await closed
})

test('asks the user to unlock the wallet even if "unlock" is impossible', async () => {
  const open = new Promise<Answer>(() => undefined)
  const { driver, manualUser } = await handed({ answers: [], open }, ['unlock'])
  await driver.requestEach?.([call])
  const locked = driver.user.lock?.()
  manualUser.reply(manualUser.now()!.id, { kind: 'done' })
  await locked

  const closed = driver.close()

  await expect.poll(() => manualUser.now()?.text).toBe('Unlock your wallet.')
  manualUser.reply(manualUser.now()!.id, { kind: 'cannot' })
  await expect.poll(() => manualUser.now()?.text).toMatch('Reject or close whatever your wallet')
  manualUser.reply(manualUser.now()!.id, { kind: 'done' })
  await closed
})

test('asks the user about an open call of a burst', async () => {
  const open = new Promise<Answer>(() => undefined)
  const { driver, manualUser } = await handed({ answers: [] }, [], () => [open])
  void driver.requestAll?.([call])

  const prompts = driver.user.prompts?.()

  await expect.poll(() => manualUser.now()?.act).toBe('prompts')
  manualUser.reply(manualUser.now()!.id, { kind: 'count', count: 2 })
  expect(await prompts).toBe(2)
})

const call: Call = { id: 'a', on: 'provider', path: 'request', args: [] }

/** Opens a wallet whose `requestEach` returns this value, and a user who acts in the wallet. */
async function handed(
  series: { answers: Answer[]; open?: Promise<Answer> },
  impossible: UserAction[] = [],
  requestAll: NonNullable<Driver['requestAll']> = () => [],
) {
  const fake = { requestEach: async () => series, requestAll }
  const { driver } = await fakeEnvironment(() => fake).open()
  const manualUser = createManualUser({
    onChange: () => undefined,
    onCannot: () => undefined,
  })
  return {
    driver: withManualActions(driver, manualUser, { impossible, quick: 1, step: 1000 }),
    manualUser,
  }
}
