import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test as base, type Page } from '@playwright/test'
import { headlessOptions } from '@touchstone/tooling/browser'
import { anvilBinary } from '../chain/anvilBinary.ts'
import { startAnvil, type Anvil } from '../chain/index.ts'
import { blockedPorts } from '../chain/browserBlockedAddresses.ts'
import { createNodeClient, type NodeClient } from '../chain/createNodeClient.ts'
import { startAnvilProcess } from '../chain/startAnvilProcess.ts'
import { stopChildProgram } from '../chain/stopChildProgram.ts'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import { serveDapp, type ServedDapp } from './serve/serveDapp.ts'

/**
 * Test with the servers of the harness, and with a browser that resolves `*.rebound.test` to this machine.
 * The browser's own protection of the local network is disabled, so that only the servers can refuse a
 * request.
 */
const test = base.extend<object, { chain: Anvil; dapp: ServedDapp; node: NodeClient & Address }>({
  launchOptions: [
    async ({ node }, use) => {
      const rules = `MAP node.rebound.test ${new URL(node.url).hostname}, MAP *.rebound.test 127.0.0.1`
      const features = 'LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets'
      const args = [`--host-resolver-rules=${rules}`, `--disable-features=${features}`]
      await use({ ...headlessOptions(), args })
    },
    { scope: 'worker' },
  ],
  chain: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const chain = await startAnvil({ forkUrl: false })
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  dapp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // With a URL as its target, `serveDapp` runs the harness's own server. With a folder, Vite would be in
      // front of it.
      const other = createServer((_, response) => response.end())
      const target = `http://127.0.0.1:${await listenOnLoopback(other, 0)}`
      const dapp = await serveDapp({ target, port: 0, wallets: ['standard'] })
      await use(dapp)
      await dapp.stop()
      other.close()
    },
    { scope: 'worker' },
  ],
  node: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const clean = (text: string) => text
      const options = { binary: anvilBinary(), args: ['--no-cors'], timeout: 30_000, clean }
      const { url, program } = await startAnvilProcess(options)
      await use({ ...createNodeClient({ url: () => url, clean }), url })
      await stopChildProgram(program)
    },
    { scope: 'worker' },
  ],
})

type Address = { url: string }

const foreign = 'http://evil.example/'
const send = {
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_sendTransaction',
  params: [{ from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', value: '0x1' }],
}
const mineBlock = { jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] }

/** Opens an empty page of a foreign origin. */
async function openAt(page: Page, url: string): Promise<void> {
  const html = '<!doctype html><title>foreign</title>'
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }), {
    times: 1,
  })
  await page.goto(url)
}

/** Sends a call in every way available to a page, and returns the answers. */
const attack = (page: Page, url: string, call: object) =>
  page.evaluate(
    async ({ address, body }) => {
      const failed = (error: unknown) => `failed: ${String(error)}`
      const post = (init: RequestInit) =>
        fetch(address, { method: 'POST', body, ...init }).then(
          async (response) => response.type + (await response.text()),
          failed,
        )
      const asJson = { 'content-type': 'application/json' }
      const socket = () =>
        new Promise<string>((resolve) => {
          const opened = new WebSocket(address.replace('http', 'ws'))
          opened.onopen = () => opened.send(body)
          opened.onmessage = ({ data }) => resolve(String(data))
          opened.onerror = () => resolve('failed: WebSocket')
        })
      const loaded = (name: 'script' | 'img' | 'iframe', attributes: object) =>
        new Promise<string>((resolve) => {
          const element = Object.assign(document.createElement(name), attributes)
          element.onload = () => resolve(`${name} loaded`)
          element.onerror = () => resolve('failed')
          document.body.append(element)
        })
      const form = async () => {
        const frame = document.createElement('iframe')
        frame.name = 'target'
        const sender = document.createElement('form')
        const input = document.createElement('input')
        // A text/plain form sends NAME=VALUE. This name and this value together form a JSON text.
        input.name = body.replace(/\}$/, ',"x":"')
        input.value = '"}'
        Object.assign(sender, { method: 'post', enctype: 'text/plain', action: address })
        sender.target = 'target'
        sender.append(input)
        document.body.append(frame, sender)
        const sent = new Promise((resolve) => (frame.onload = resolve))
        sender.submit()
        await sent
        return 'form sent'
      }
      const sandbox = () =>
        new Promise<string>((resolve) => {
          addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
          const init = JSON.stringify({ method: 'POST', headers: asJson, body })
          const code = `fetch(${JSON.stringify(address)}, ${init}).then((r) => r.text(), (e) => 'failed: ' + e).then((t) => parent.postMessage(t, '*'))`
          const frame = document.createElement('iframe')
          frame.setAttribute('sandbox', 'allow-scripts')
          frame.srcdoc = `<script>${code}</script>`
          document.body.append(frame)
        })
      return {
        json: await post({ headers: asJson }),
        text: await post({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
        beacon: String(navigator.sendBeacon(address, body)),
        blob: String(navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }))),
        socket: await socket(),
        form: await form(),
        sandbox: await sandbox(),
        script: await loaded('script', { src: address }),
      }
    },
    { address: url, body: JSON.stringify(call) },
  )

const isRead = (answers: object) => Object.values(answers).some((text) => /"result"/.test(text))

const chainOf = (dapp: ServedDapp) => /chain 56 offline at (\S+)\)/.exec(dapp.sentence)![1]!

/** Returns the number of transactions that a chain has accepted from the account of the attack. */
const taken = async (url: string) => {
  const call = {
    ...send,
    method: 'eth_getTransactionCount',
    params: [send.params[0]!.from, 'pending'],
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(call) })
  return ((await answer.json()) as { result: string }).result
}

test('a local page reads a chain, so the attacks of the other tests can succeed', async ({
  page,
  chain,
}) => {
  await openAt(page, 'http://dapp.localhost/')
  const answers = await attack(page, chain.url, { ...send, method: 'eth_chainId', params: [] })
  expect(answers.json).toContain('"result":"0x38"')
  expect(answers.socket).toContain('"result":"0x38"')
})

test('a foreign page cannot send to the chain of a served page', async ({ page, dapp }) => {
  const before = await taken(chainOf(dapp))
  await openAt(page, foreign)
  const answers = await attack(page, new URL('/__touchstone/rpc/56', dapp.address).href, send)
  expect(await taken(chainOf(dapp))).toBe(before)
  expect(isRead(answers)).toBe(false)
})

test('a foreign page cannot send to a chain or read it', async ({ page, chain }) => {
  const before = await taken(chain.url)
  await openAt(page, foreign)
  const answers = await attack(page, chain.url, send)
  expect(await taken(chain.url)).toBe(before)
  expect(isRead(answers)).toBe(false)
})

test('a foreign page cannot use the control address of a chain', async ({ page, chain }) => {
  const before = await chain.rpc('eth_blockNumber')
  await openAt(page, foreign)
  expect(isRead(await attack(page, chain.controlUrl, mineBlock))).toBe(false)
  expect(await chain.rpc('eth_blockNumber')).toBe(before)
})

test('a page of a rebound name cannot use the control address of a chain', async ({
  page,
  chain,
}) => {
  const before = await chain.rpc('eth_blockNumber')
  const rebound = new URL(chain.controlUrl)
  rebound.hostname = 'evil.rebound.test'
  await openAt(page, new URL('/attack', rebound).href)
  expect(isRead(await attack(page, rebound.href, mineBlock))).toBe(false)
  expect(await chain.rpc('eth_blockNumber')).toBe(before)
})

test('a page of a rebound name cannot send to the chain of a served page', async ({
  page,
  dapp,
}) => {
  const before = await taken(chainOf(dapp))
  const rebound = new URL('/__touchstone/rpc/56', dapp.address)
  rebound.hostname = 'evil.rebound.test'
  await openAt(page, new URL('/attack', rebound).href)
  expect(isRead(await attack(page, rebound.href, send))).toBe(false)
  expect(await taken(chainOf(dapp))).toBe(before)
})

test('a foreign page cannot load its own server at the origin of a served page', async ({
  page,
  dapp,
}) => {
  const asked: unknown[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.end()
  })
  const host = `127.0.0.1:${await listenOnLoopback(server, 0)}`
  const address = `${new URL(dapp.address).origin}//${host}/attack`
  await openAt(page, foreign)
  const loaded = page.waitForResponse(address)
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, address)
  expect((await loaded).status()).toBe(200)
  server.close()
  expect(asked).toEqual([])
})

test('a foreign page cannot run the script with the RPC addresses', async ({ page, dapp }) => {
  await openAt(page, foreign)
  const address = new URL('/__touchstone/wallets.js', dapp.address).href
  await expect(page.addScriptTag({ url: address })).rejects.toThrow()
  expect(await page.evaluate(() => 'ethereum' in window)).toBe(false)
})

for (const name of ['its address', 'a rebound name'])
  test(`a foreign page cannot connect to Anvil by ${name}`, async ({ page, node }) => {
    const url = new URL(node.url)
    if (name !== 'its address') url.hostname = 'node.rebound.test'
    await openAt(page, foreign)
    const answers = await attack(page, url.href, mineBlock)
    expect(await node.call('eth_blockNumber', [])).toBe('0x0')
    expect(isRead(answers)).toBe(false)
    expect(answers.socket).toBe('failed: WebSocket')
  })

for (const port of blockedPorts)
  test(`a local page cannot connect to port ${port}`, async ({ page }) => {
    const host = '127.77.1.2'
    const server = createServer((_, response) => response.end('{"result":"0x1"}'))
    let connections = 0
    server.on('connection', () => (connections += 1)).listen(port, host)
    await once(server, 'listening')
    await openAt(page, 'http://dapp.localhost/')
    await attack(page, `http://${host}:${port}/`, mineBlock)
    server.close()
    expect(connections).toBe(0)
  })

test('a local page cannot connect to Anvil', async ({ page, node }) => {
  await openAt(page, 'http://dapp.localhost/')
  expect(isRead(await attack(page, node.url, mineBlock))).toBe(false)
  expect(await node.call('eth_blockNumber', [])).toBe('0x0')
})
