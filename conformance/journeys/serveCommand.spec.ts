import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startServe } from './startServerProcess.ts'

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

test('serve --rpc gives the wallets a further chain, which a local node answers', async () => {
  const program = await startServe([site, '--rpc', '8453=https://my-node.example'])
  const { origin } = new URL(program.url)
  const response = await fetch(`${origin}/__touchstone/rpc/8453`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
  })
  expect(await response.json()).toMatchObject({ result: '0x2105' })
  expect(await program.stop()).toBe(0)
})

for (const [args, words] of [
  [['nowhere'], /There is no folder nowhere/],
  [['http://127.0.0.1:9/'], /does not answer/],
  [[site, '--wallets', 'metamusk'], /--wallets: there is no persona metamusk/],
  [[site, '--rpc', '3=x'], /--rpc takes CHAIN=ADDRESS, such as \S+, got "3=x"/],
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
