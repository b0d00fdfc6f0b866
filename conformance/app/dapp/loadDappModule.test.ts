import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../core/UsageError.ts'
import { loadDappModule } from './loadDappModule.ts'

const write = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-dapp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'dapp.mjs')
  writeFileSync(file, text)
  return file
}

test('accepts a module that can only connect', async () => {
  const dapp = await loadDappModule(
    write("export default { url: 'http://localhost/', connect() {} }"),
  )
  expect(dapp.switchTo).toBeUndefined()
})

test('accepts a module with all three buttons and a URL', async () => {
  const buttons = 'connect() {}, switchTo() {}, disconnect() {}'
  const dapp = await loadDappModule(
    write(`export default { url: 'http://localhost/', ${buttons} }`),
  )
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
    'a button that is a text',
    "export default { url: '', connect() {}, switchTo: 'Switch' }",
    /switchTo of its default export is no function/,
  ],
  [
    'a status that is no function',
    "export default { url: '', connect() {}, status: 'connected' }",
    /status of its default export is no function/,
  ],
  [
    'a misspelt function',
    "export default { url: '', connect() {}, switchto() {} }",
    /the suite does not know switchto of its default export\. Known: url, chains, connect, setup, events, status, switchTo, addChain, cancel, disconnect\.$/,
  ],
  ['a module that throws', "throw new Error('oh')", /cannot be imported: oh/],
])('reports %s in one line', async (_, text, message) => {
  await expect(loadDappModule(write(text))).rejects.toThrow(message)
})

test('reports a missing file in one line', async () => {
  await expect(loadDappModule('/nowhere/dapp.ts')).rejects.toThrow(
    'There is no file /nowhere/dapp.ts.',
  )
})

const withChains = (chains: string) =>
  write(`export default { url: '', connect() {}, chains: ${chains} }`)

test('accepts two chains or more', async () => {
  expect((await loadDappModule(withChains('[8453, 1]'))).chains).toEqual([8453, 1])
  expect((await loadDappModule(withChains('[1, 10, 8453]'))).chains).toEqual([1, 10, 8453])
})

test.each(['[8453]', '[1, 1]', "[1, '8453']", '[1, 1.5]', '[1, 0]', '8453', '{}'])(
  'reports the chains %s in one line, as an error of the user',
  async (chains) => {
    const file = withChains(chains)
    await expect(loadDappModule(file)).rejects.toThrow(
      new UsageError(
        `${file}: chains of its default export has to be a list of at least two chain ids, each once, such as [8453, 1]. It is ${chains.replace('[', '[ ').replace(']', ' ]')}.`,
      ),
    )
  },
)
