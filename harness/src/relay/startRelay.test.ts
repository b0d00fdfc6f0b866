import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startRelay } from './index.ts'

const auth = `e30.${btoa('{"iss":"did:key:a"}').replaceAll('=', '')}.sig`

const started = async () => {
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  return relay
}

const dial = (url: string) => new WebSocket(`${url}/?projectId=p&auth=${auth}`)

const ask = async (socket: WebSocket, method: string, params: object) => {
  socket.send(JSON.stringify({ id: '1', jsonrpc: '2.0', method, params }))
  const [data] = await once(socket, 'message')
  return JSON.parse(String(data))
}

test('answers at its address', async () => {
  const relay = await started()
  const socket = dial(relay.url)
  await once(socket, 'open')
  expect(await ask(socket, 'irn_subscribe', { topic: 't' })).toMatchObject({ id: '1' })
  expect(relay.calls()).toHaveLength(1)
})

test('down cuts all connections and refuses new ones; up accepts them with messages kept', async () => {
  const relay = await started()
  const dapp = dial(relay.url)
  await once(dapp, 'open')
  await ask(dapp, 'irn_publish', { topic: 't', message: 'm', ttl: 300 })
  const cut = once(dapp, 'close')
  relay.down()
  expect((await cut)[0]).toBe(1006)
  await expect(once(dial(relay.url), 'open')).rejects.toThrow(/socket hang up|ECONNRESET/)
  relay.up()
  const again = dial(relay.url)
  await once(again, 'open')
  expect(await ask(again, 'irn_subscribe', { topic: 't' })).toMatchObject({ id: '1' })
})

test.each([1011, 3000, 4008])('closeWith closes every connection with %i', async (code) => {
  const relay = await started()
  const socket = dial(relay.url)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  relay.closeWith(code, 'because')
  const [seen, reason] = await closed
  expect([seen, String(reason)]).toEqual([code, 'because'])
})

test.each(['', '//'])('closes a client without auth at the path "%s" with 3000', async (path) => {
  const relay = await started()
  const [code] = await once(new WebSocket(relay.url + path), 'close')
  expect(code).toBe(3000)
})

test.each([
  [{ port: 'x' }, '"port" expected a whole number from 0 to 65535 (got "x").'],
  [{ port: 65_536 }, '"port" expected a whole number from 0 to 65535 (got 65536).'],
  [{ prot: 1 }, '"prot" is unknown here.'],
  [null, 'expected options, such as { port: 5555 } (got null).'],
])('rejects the options %j and names the field', async (options, words) => {
  await expect(startRelay(options as startRelay.Options)).rejects.toThrow(
    `A relay cannot be made of this: ${words}`,
  )
})

test('rejects a used port with one line', async () => {
  const { url } = await started()
  const port = Number(new URL(url).port)
  await expect(startRelay({ port })).rejects.toThrow(
    `The relay could not start: port ${port} is in use: choose another one.`,
  )
})

test('stop frees the port, even with connected clients', async () => {
  const relay = await startRelay()
  const socket = dial(relay.url)
  await once(socket, 'open')
  await Promise.all([once(socket, 'close'), relay.stop()])
  const next = await startRelay({ port: Number(new URL(relay.url).port) })
  expect(next.url).toBe(relay.url)
  await next.stop()
})

test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
  'refuses a page of %s',
  async (origin) => {
    const relay = await started()
    const socket = new WebSocket(`${relay.url}/?projectId=p&auth=${auth}`, { origin })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  },
)

test('refuses a foreign Host', async () => {
  const relay = await started()
  const headers = { host: 'evil.example' }
  const socket = new WebSocket(`${relay.url}/?projectId=p&auth=${auth}`, { headers })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('403')
})

test('accepts a local page', async () => {
  const relay = await started()
  const origin = 'http://localhost:5173'
  const socket = new WebSocket(`${relay.url}/?projectId=p&auth=${auth}`, { origin })
  await once(socket, 'open')
  expect(await ask(socket, 'irn_subscribe', { topic: 't' })).toMatchObject({ id: '1' })
})
