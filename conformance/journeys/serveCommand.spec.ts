import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startServe } from './startProgram.ts'

const site = fileURLToPath(new URL('../../harness/src/vite/fixture', import.meta.url))

test('Ctrl-C ends touchstone serve and leaves no process behind', async () => {
  test.setTimeout(60_000)
  const program = await startServe([site, '--wallets', 'metamask,rabby'])
  expect((await program.processes()).length).toBeGreaterThan(1)
  const page = await (await fetch(program.url)).text()
  expect(page).toContain('/__touchstone/wallets.js')
  expect(await program.stop()).toBe(0)
  expect(await program.processes()).toEqual([])
})

for (const [args, words] of [
  [['nowhere'], /There is no folder nowhere/],
  [['http://127.0.0.1:9/'], /does not answer/],
  [[site, '--wallets', 'metamusk'], /--wallets: there is no persona metamusk/],
  [[site, '--rpc', '3=x'], /--rpc takes 56=ADDRESS or 1=ADDRESS, with http\(s\), got "3=x"/],
  [[site, '--rpc', '56=wss://node.test'], /got "56=wss:\/\/node.test"/],
  [[site, '--colour'], /unknown option '--colour'/],
] as const)
  test(`serve ${args.join(' ').replace(site, 'DIR')} prints one line and exits with code 2`, async () => {
    const message = await startServe(args).then(
      () => 'it runs',
      (error: Error) => error.message,
    )
    expect(message).toMatch(/^exit 2: touchstone: [^\n]+$/)
    expect(message).toMatch(words)
  })
