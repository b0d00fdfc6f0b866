import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Vitest fails a run with an unhandled rejection, so the rejection happens in another process.
const run = (connect: string) => {
  const url = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const module = `data:text/javascript,${encodeURIComponent(`export const connect = ${connect}`)}`
  const script = `
    import { createModuleCaller, failOnUnhandledRejection } from ${url('createModuleCaller.ts')}
    import { connect } from ${JSON.stringify(module)}
    failOnUnhandledRejection().catch((error) => console.log(error.message))
    const { callModule } = createModuleCaller()
    await callModule('switchTo', async () => {})
    await callModule('connect', connect)
    await callModule('events', async () => {})
  `
  const args = ['--no-warnings', '--input-type=module', '--eval', script]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}

test.each([
  ['that its function starts', "() => void Promise.reject(new Error('oh'))"],
  [
    'that rejects after its function',
    "() => void setTimeout(async () => { throw Error('oh') }, 5)",
  ],
])('names the function of a promise %s', (_, connect) => {
  expect(run(connect)).toBe(
    "The dapp module's connect() left a promise behind that failed: oh. Each function of the module has to return, or await, what it begins.",
  )
})
