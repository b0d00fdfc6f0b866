import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadDapp } from './openEnvironment.ts'

const write = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-dapp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'dapp.mjs')
  writeFileSync(file, text)
  return file
}

test('accepts a module that can only connect', async () => {
  const dapp = await loadDapp(write("export default { url: 'http://localhost/', connect() {} }"))
  expect(dapp.switchTo).toBeUndefined()
})

test('accepts a module with all three buttons and a URL', async () => {
  const buttons = 'connect() {}, switchTo() {}, disconnect() {}'
  const dapp = await loadDapp(write(`export default { url: 'http://localhost/', ${buttons} }`))
  const button: unknown = expect.any(Function)
  expect(dapp).toEqual({
    url: 'http://localhost/',
    connect: button,
    switchTo: button,
    disconnect: button,
  })
})

test.each([
  ['no default export', 'export const dapp = {}', /has no url/],
  ['no buttons', "export default { url: '' }", /lacks the function connect/],
  [
    'a button that is none',
    "export default { url: '', connect() {}, switchTo: 'Switch' }",
    /switchTo of its default export is no function/,
  ],
  ['a module that throws', "throw new Error('oh')", /cannot be imported: oh/],
])('reports %s in one line', async (_, text, message) => {
  await expect(loadDapp(write(text))).rejects.toThrow(message)
})

test('reports a missing file in one line', async () => {
  await expect(loadDapp('/nowhere/dapp.ts')).rejects.toThrow('There is no file /nowhere/dapp.ts.')
})
