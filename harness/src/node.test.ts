import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door for Node has what the other has', async () => {
  // It is plain JavaScript: the compiler knows it as little as its importers do.
  const nodeDoor: object = await import(new URL('./node.js', import.meta.url).href)
  expect({ ...nodeDoor }).toEqual({ ...door })
})

// Time is measured in `bench/wallet/importing.ts`; what takes it is counted here, on any machine.
test('the door for Node loads no package but the validator, before a wallet is made', () => {
  const entry = new URL('./node.js', import.meta.url).href
  const code = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
    await import(${JSON.stringify(entry)})
    console.log(JSON.stringify(seen))`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', code])
  const seen = (JSON.parse(told.toString()) as string[]).filter((url) => url.startsWith('file:'))
  const packages = seen.flatMap(
    (url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [],
  )
  expect([...new Set(packages)]).toEqual(['valibot'])
  expect(seen.length).toBeLessThan(130)
})
