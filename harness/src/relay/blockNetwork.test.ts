import { request } from 'node:https'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { blockNetwork } from './index.ts'
import { openPhoneAndDapp } from './testing/openPhoneAndDapp.ts'

const guarded = () => {
  const guard = blockNetwork()
  onTestFinished(guard.end)
  return guard
}

test.each([
  ['fetch', () => fetch('https://outside.test/'), 'outside.test:443'],
  ['fetch by address', () => fetch('http://192.0.2.1:8080/'), '192.0.2.1:8080'],
  ['https', () => once(request('https://outside.test/'), 'response'), 'outside.test:443'],
  ['ws', () => once(new WebSocket('wss://outside.test/'), 'open'), 'outside.test:443'],
])('blocks and records %s', async (_, go, host) => {
  const guard = guarded()
  await expect(go()).rejects.toThrow(/A test wanted to leave this machine|fetch failed/)
  expect(guard.reached()).toEqual([host])
})

test('allows connections to this machine', async () => {
  const guard = guarded()
  const server = createServer((_request, response) => response.end('here'))
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('here')
  expect(guard.reached()).toEqual([])
})

test('a phone and a dapp connect only to the relay', async () => {
  const guard = guarded()
  const { phone, sdk, stop } = await openPhoneAndDapp()
  onTestFinished(stop)
  await sdk.connect()
  await sdk.request({ method: 'personal_sign', params: ['0x00', sdk.accounts[0]] })
  await phone.disconnect()
  expect(guard.reached()).toEqual([])
})
