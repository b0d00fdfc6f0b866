import { fileURLToPath } from 'node:url'
import { errors } from '@playwright/test'
import { expect, test } from 'vitest'
import { createModuleCaller } from './createModuleCaller.ts'
import { DappModuleError, NoControlError } from './dappErrors.ts'

const refuse = () => {
  throw new Error('oh')
}

test('returns what a function of the module returns', async () => {
  const { callModule, isBroken } = createModuleCaller()
  expect(await callModule('events', async () => ['connect'])).toEqual(['connect'])
  expect(isBroken()).toBe(false)
})

test('names the function that does not settle in time', async () => {
  const { callModule } = createModuleCaller(undefined, 20)
  await expect(callModule('switchTo', () => new Promise(() => {}))).rejects.toThrow(
    new DappModuleError("the dapp module's switchTo() failed: it did not end within 0.02 s"),
  )
})

test('advises to report a missing control when a button is waited for in vain', async () => {
  const { callModule } = createModuleCaller()
  const act = () => Promise.reject(new errors.TimeoutError('locator.waitFor: Timeout 5000ms.'))
  await expect(callModule('disconnect', act)).rejects.toThrow(
    "the dapp module's disconnect() failed: locator.waitFor: Timeout 5000ms. (if the dapp has no such control in this state, throw an error with noControl: true)",
  )
})

test('fails every call after a fault, and does not call the module again', async () => {
  const { callModule, isBroken } = createModuleCaller()
  await expect(callModule('connect', refuse)).rejects.toThrow('connect() failed: oh')
  let called = false
  await expect(callModule('events', () => (called = true))).rejects.toThrow('connect() failed: oh')
  expect([called, isBroken()]).toEqual([false, true])
})

test('names the line of the module that threw, but no line of other files', async () => {
  const { callModule } = createModuleCaller(import.meta.filename)
  await expect(callModule('connect', refuse)).rejects.toThrow(
    /^the dapp module's connect\(\) failed: oh \(createModuleCaller\.test\.ts:8\)$/,
  )
  const other = createModuleCaller(fileURLToPath(new URL('DappModule.ts', import.meta.url)))
  await expect(other.callModule('connect', refuse)).rejects.toThrow(/ failed: oh$/)
})

test('a missing control is no fault', async () => {
  const { callModule, isBroken } = createModuleCaller()
  const noControl = () => {
    throw Object.assign(new Error('no button'), { noControl: true })
  }
  await expect(callModule('connect', noControl)).rejects.toThrow(NoControlError)
  expect(isBroken()).toBe(false)
})
