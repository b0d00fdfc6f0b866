import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the Node entry has the same exports as the main entry', async () => {
  // Imports by URL, because TypeScript refuses the import of `node.js`, which has no types.
  const nodeDoor: object = await import(new URL('./node.js', import.meta.url).href)
  expect({ ...nodeDoor }).toEqual({ ...door })
})

// Counts the packages that the import loads, because its time depends on the machine.
// `bench/wallet/measureImport.ts` measures the time.
test('the Node entry loads no package except the validator before it creates a wallet', () => {
  const entry = new URL('./node.js', import.meta.url).href
  const code = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
    await import(${JSON.stringify(entry)})
    console.log(JSON.stringify(seen))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code])
  const seen = (JSON.parse(output.toString()) as string[]).filter((url) => url.startsWith('file:'))
  const packages = seen.flatMap(
    (url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [],
  )
  expect([...new Set(packages)]).toEqual(['valibot'])
  expect(seen.length).toBeLessThan(140)
})
