import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { loadDappModule } from './loadDappModule.ts'

const conformance = join(import.meta.dirname, '../..')
const guide = readFileSync(join(conformance, 'docs/checking-dapps.md'), 'utf8')

/** Loads the nth module of the guide, from a file in this package, because the module may import the package. */
const loadExample = async (index: number) => {
  const modules = [...guide.matchAll(/^```ts\n(\/\/ dapp\.ts\n.*?)^```/gms)].map(
    ([, text]) => text!,
  )
  mkdirSync(join(conformance, '.results'), { recursive: true })
  const folder = mkdtempSync(join(conformance, '.results/guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'dapp.ts')
  writeFileSync(file, modules[index] ?? '')
  return loadDappModule(file)
}

test('the module of a dapp with our connection has every function', async () => {
  const dapp = await loadExample(0)
  expect(dapp).toMatchObject({ url: 'http://127.0.0.1:5173/', chains: [8453, 1] })
  expect(Object.keys(dapp)).toEqual(
    expect.arrayContaining(['setup', 'events', 'status', 'switchTo', 'addChain', 'cancel']),
  )
})

test('the module of any other dapp presses buttons, and reports a missing one', async () => {
  const dapp = await loadExample(1)
  const pressed: string[] = []
  const page = {
    getByRole: (_: string, { name }: { name: string }) => ({
      count: async () => (name === 'Base' ? 1 : 0),
      press: async () => void pressed.push(name),
    }),
    evaluate: async () => [],
  } as unknown as Page
  await dapp.connect(page, 'Rabby')
  await dapp.switchTo?.(page, 'Base', 8453)
  await dapp.disconnect?.(page)
  expect(pressed).toEqual(['Rabby', 'Base', 'Disconnect'])
  await expect(dapp.switchTo?.(page, 'Ethereum', 1)).rejects.toMatchObject({ noControl: true })
  expect(await dapp.events?.(page)).toEqual([])
})
