import { expect, test } from 'vitest'
import { defaultChains } from '../cells/AppChains.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { AppEnvironment } from '../AppEnvironment.ts'
import type { AppDriver } from '../AppDriver.ts'
import { DappModuleError } from './dappErrors.ts'
import { ensureDappConnects } from './ensureDappConnects.ts'

const environment = (performStep: () => Promise<void>, more: Partial<AppEnvironment> = {}) => {
  const closed: string[] = []
  const driver = {
    performStep,
    close: async () => void closed.push('driver'),
  } as unknown as AppDriver
  const given: AppEnvironment = {
    name: 'page',
    persona: 'standard',
    chains: defaultChains,
    remote: false,
    concurrency: 1,
    isOtherDapp: true,
    open: async () => driver,
    close: async () => {},
    ...more,
  }
  return { given, closed }
}

test('closes a dapp that can connect', async () => {
  const { given, closed } = environment(async () => {})
  await ensureDappConnects(given)
  expect(closed).toEqual(['driver'])
})

test('ends the run when connect fails', async () => {
  const fail = () => Promise.reject(new DappModuleError("the dapp module's connect() failed: oh"))
  const { given, closed } = environment(fail)
  await expect(ensureDappConnects(given)).rejects.toThrow(
    new UsageError("In a fresh page the dapp module's connect() failed: oh"),
  )
  expect(closed).toEqual(['driver'])
})

test('ends the run when the events of a fresh page are invalid', async () => {
  const fault = new DappModuleError("the dapp module's events() failed: oh")
  const { given } = environment(async () => {}, { open: () => Promise.reject(fault) })
  await expect(ensureDappConnects(given)).rejects.toThrow(
    new UsageError("In a fresh page the dapp module's events() failed: oh"),
  )
})

test('ends the run when connect does not settle', async () => {
  const { given, closed } = environment(() => new Promise(() => {}))
  await expect(ensureDappConnects(given, 5)).rejects.toThrow(
    new UsageError(
      'In a fresh page connect() or events() of the dapp module did not end within 5 ms: what they return or await has to settle.',
    ),
  )
  expect(closed).toEqual(['driver'])
})

test('ends the run when --url serves another app', async () => {
  const fail = () =>
    Promise.reject(new Error('page.evaluate: Error: The page has no button ^Connect.'))
  const { given } = environment(fail, { isOtherDapp: false, unverifiedUrl: 'http://a.test/' })
  await expect(ensureDappConnects(given)).rejects.toThrow(
    new UsageError(
      'At http://a.test/ there is no button to connect: --url wants the app of this repository. Another dapp is checked with --dapp FILE.',
    ),
  )
})

test('passes other errors on, and does not try the own app', async () => {
  const fail = () => Promise.reject(new Error('no page'))
  await expect(ensureDappConnects(environment(fail).given)).rejects.toThrow('no page')
  await ensureDappConnects(environment(fail, { isOtherDapp: false }).given)
})
