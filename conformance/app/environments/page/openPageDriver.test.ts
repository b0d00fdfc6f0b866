import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultChains } from '../../cells/AppChains.ts'
import { DappModuleError } from '../../dapp/dappErrors.ts'
import type { DappControls } from './DappControls.ts'
import { openPageDriver } from './openPageDriver.ts'
import type { AppContext } from './openAppBrowserContext.ts'

/** Mocks the controls of a page that is reconnecting until its clock advances. */
const starting = (more: Partial<DappControls>) => {
  let at = 0
  const readView: DappControls['readView'] = async (after = 0) => {
    at += after
    return { status: at === 0 ? 'reconnecting' : 'disconnected', stream: [], log: [], at }
  }
  // `openPageDriver` uses only these members before the first step.
  return () => ({ readView, pageObject: {}, ...more }) as unknown as DappControls
}

/** The members of an app context that are used before the first step. */
const appContext = {
  persona: 'standard',
  wallet: { transcript: async () => [] },
  begin: async () => ({ entries: 0 }),
} as unknown as AppContext

test('lets another dapp finish its start before a cell begins', async () => {
  const driver = await openPageDriver(appContext, starting({ isOtherDapp: true }))
  expect(await driver.state()).toBe('D')
})

test('uses the page again, unless a function of the dapp module had a fault', async () => {
  const closed: string[] = []
  const watched = {
    ...appContext,
    context: { close: async () => void closed.push('context') },
    end: async () => void closed.push('variant'),
  } as unknown as AppContext
  for (const isBroken of [() => false, () => true])
    await (await openPageDriver(watched, starting({ isBroken }))).close()
  expect(closed).toEqual(['variant', 'context'])
  const fault = () => Promise.reject(new Error('oh'))
  const opened = openPageDriver(
    watched,
    starting({ isOtherDapp: true, readView: fault, isBroken: () => true }),
  )
  await expect(opened).rejects.toThrow('oh')
  expect(closed).toEqual(['variant', 'context', 'context'])
})

test('a dapp without a request has a fault, which is not one of the suite', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = {
    ...appContext,
    wallet: {
      ...appContext.wallet,
      prompts: async () => {
        vi.advanceTimersByTime(11_000)
        return []
      },
    },
  } as unknown as AppContext
  const approve = async (more: Partial<DappControls>) =>
    (await openPageDriver(silent, starting(more))).performStep({
      do: 'act',
      act: { type: 'approve' },
    })
  await expect(approve({ isOtherDapp: true })).rejects.toThrow(
    new DappModuleError('the dapp made no request for which the wallet shows a prompt'),
  )
  await expect(approve({})).rejects.toThrow('The wallet opened no prompt to answer within 10 s.')
})

test('stops the time of the own app from its first script on', async () => {
  const driver = await openPageDriver(appContext, starting({}))
  expect(await driver.state()).toBe('R')
})

test('reports errors of the page until the wallet has answered for its accounts and chain', async () => {
  const errors = { unhandled: [] as string[], console: [] as string[] }
  // The driver uses only these members of the page and the wallet here.
  const asked = {
    ...appContext,
    chains: defaultChains,
    errors,
    wallet: { ...appContext.wallet, reset: async () => void errors.unhandled.push('a late error') },
    page: { evaluate: async () => void errors.console.push('a late message') },
  } as unknown as AppContext
  const driver = await openPageDriver(asked, starting({ isOtherDapp: true }))
  expect(await driver.observe()).toMatchObject({
    unhandled: ['a late error'],
    console: ['a late message'],
  })
})
