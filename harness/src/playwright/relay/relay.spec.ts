import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { expect, test } from '../index.ts'
import type { PhoneFixture } from './phoneFixture.ts'

const body = `<button disabled>Connect</button><div role="img" aria-label="QR code"></div><output></output>
  <script type="module" src="/dapp.js"></script>`

/** Serves the dapp of `fixture/dapp.js` from this machine, with the SDK from npm. */
async function open(page: Page, relayUrl?: string) {
  const script = await bundled()
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  page.on('close', () => {
    server.close()
    server.closeAllConnections()
  })
  await page.addInitScript((url) => Object.assign(globalThis, { relayUrl: url }), relayUrl)
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const output = page.locator('output')
  const picture = page.getByRole('img', { name: 'QR code' })
  const connect = () => page.getByRole('button', { name: 'Connect' }).click()
  return { output, picture, connect }
}

/** Opens the dapp and connects it to the phone. Returns its output. */
async function openConnected(page: Page, phone: PhoneFixture, relayUrl?: string) {
  const { connect, picture, output } = await open(page, relayUrl)
  await connect()
  await phone.look(picture)
  await expect(output).toContainText('connected')
  return output
}

let script: Promise<string> | undefined
const bundled = () => (script ??= bundle())

async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('fixture/dapp.js', import.meta.url))
  // The bundle leaves out AppKit, the SDK's QR dialog, because the tests never reach its `import()`.
  const build = await rolldown({ input, platform: 'browser', external: [/^@reown\/appkit/] })
  const { output } = await build.generate({ format: 'es', codeSplitting: false })
  await build.close()
  return output[0].code
}

const sign = (page: Page) =>
  page.evaluate(async () => {
    const { provider } = globalThis as unknown as {
      provider: { accounts: string[]; request(args: object): Promise<string> }
    }
    return provider.request({ method: 'personal_sign', params: ['0x00', provider.accounts[0]] })
  })

test('connects with the QR code', async ({ page, phone }) => {
  const dapp = await open(page)
  await dapp.connect()
  expect(await phone.look(dapp.picture)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  await expect(dapp.output).toHaveText(`connected ${phone.wallet.state().accounts[0]} 56`)
})

test('requests do not wait for the verification host', async ({ page, phone }) => {
  await openConnected(page, phone)
  const frame = page.waitForRequest(/verify\.walletconnect/)
  // Without an answer of the verification frame, the SDK would wait 5 s, longer than the limit of this race.
  const signature = Promise.race([sign(page), page.waitForTimeout(4500)])
  await frame
  expect(await signature).toMatch(/^0x/)
})

test('the page gets the rejection of the phone', async ({ page, phone }) => {
  phone.wallet.when('eth_requestAccounts').once().reject()
  const { connect, picture, output } = await open(page)
  await connect()
  await phone.look(picture)
  await expect(output).toHaveText('failed: User rejected.')
})

test('a session survives a reload and ends on the phone', async ({ page, phone }) => {
  const output = await openConnected(page, phone)
  await page.reload()
  await expect(output).toHaveText(`still connected ${phone.wallet.state().accounts[0]}`)
  await phone.disconnect()
  await expect(output).toHaveText('disconnected')
})

for (const way of ['routed', 'at its own address'] as const)
  test(`a relay that was down delivers requests from that time (${way})`, async ({
    page,
    phone,
    relay,
  }) => {
    await openConnected(page, phone, way === 'routed' ? undefined : relay.url)
    relay.down()
    const signature = sign(page)
    relay.up()
    expect(await signature).toMatch(/^0x/)
  })

test('reports requests of a page to other machines, with their address', async ({
  page,
  outside,
}) => {
  await page.goto('data:text/html,here')
  await page.evaluate(() => fetch('https://outside.test/path?secret').catch(() => {}))
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new WebSocket('wss://socket.test/').onerror = resolve
      }),
  )
  expect(await outside.requests()).toEqual([
    'GET https://outside.test/path',
    'WS wss://socket.test/',
  ])
})

test('two phones scan for two pages', async ({ page, phones }) => {
  const [rabby, gate] = [await phones.add('rabby'), await phones.add('gate')]
  await openConnected(page, rabby)
  expect(gate.sessions()).toEqual([])
  const name = await page.evaluate(
    () =>
      (globalThis as unknown as { provider: { session: { peer: { metadata: { name: string } } } } })
        .provider.session.peer.metadata.name,
  )
  expect(name).toBe('Rabby Wallet')
})
