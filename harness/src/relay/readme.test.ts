import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')

// Compares the examples in the README with test files, which Vitest and Playwright run themselves.
test.each([
  ['vitest', 'example/example.test.ts', '../../vitest/index.ts'],
  ['playwright', '../playwright/relay/relay.spec.ts', '../index.ts'],
])('the README example for %s matches the test file', async (runner, file, door) => {
  const [, code = ''] =
    (await read('README.md')).match(new RegExp('```ts ' + runner + '\n([\\s\\S]*?)```')) ?? []
  const run = (await read(file)).replace(door, `@touchstone/harness/${runner}`)
  expect(code).not.toBe('')
  expect(run).toContain(code)
})
