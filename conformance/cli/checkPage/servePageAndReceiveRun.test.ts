import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendTruncatedPost } from '../../drivers/chain/testing/sendTruncatedPost.ts'
import { UsageError } from '../../core/UsageError.ts'
import { servedText } from './reportRunFromPage.ts'
import { servePageAndReceiveRun } from './servePageAndReceiveRun.ts'

let folder: string
let served: servePageAndReceiveRun.Served
const progress: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-page-'))
  writeFileSync(join(folder, 'index.html'), '<title>Check</title>')
  writeFileSync(join(folder, 'a.js'), 'a()')
  progress.length = 0
  served = await servePageAndReceiveRun({
    folder,
    port: 0,
    profile: 'core',
    fault: (value) => ((value as { good?: true }).good ? undefined : 'no run'),
    onProgress: (text) => progress.push(text),
  })
})
afterEach(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const at = (path: string) => served.addresses.local + path
const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test('the page contains the address of the receiver and the profile', async () => {
  const html = await (await fetch(at(''))).text()
  expect(html).toContain('<meta name="touchstone:receiver" content="./run" />')
  expect(html).toContain('<meta name="touchstone:profile" content="core" />')
  expect(await (await fetch(at('a.js'))).text()).toBe('a()')
})

test('resolves with the run that is posted', async () => {
  expect((await post(at('run'), '{"good":true}')).status).toBe(204)
  expect(await served.run).toEqual({ good: true })
})

test.each([
  ['no JSON', '{', /it is not JSON/],
  ['no run', '{}', /no run/],
])('rejects %s and keeps waiting', async (_, body, words) => {
  expect((await post(at('run'), body)).status).toBe(400)
  expect(progress.join()).toMatch(words)
})

test('reports an upload that is cut off and keeps waiting', async () => {
  await sendTruncatedPost(at('run'))
  await post(at('run'), '{"good":true}')
  expect([await served.run, progress]).toEqual([
    { good: true },
    ['A report was cut off. Still waiting.'],
  ])
})

test('rejects an invalid address and keeps waiting', async () => {
  const { port } = new URL(served.addresses.local)
  const [answer] = await once(get({ port, path: '//' }), 'response')
  await post(at('run'), '{"good":true}')
  expect([answer.statusCode, await served.run]).toEqual([400, { good: true }])
})

test('without the secret path, nothing is served and no run is accepted', async () => {
  const { origin } = new URL(served.addresses.local)
  const answers = [fetch(`${origin}/`), fetch(`${origin}/a.js`), post(`${origin}/x/run`, '{}')]
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 405])
})

test.each(['../package.json', '%2e%2e/secret.js', 'nowhere.js', 'index.html'])(
  'does not serve %s',
  async (path) => {
    expect((await fetch(at(path))).status).toBe(404)
  },
)

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['a page that sends text', { 'content-type': 'text/plain' }],
])('refuses a run from %s that knows the path', async (_, headers) => {
  const answer = await post(at('run'), '{"good":true}', headers)
  await post(at('run'), '{"good":true,"second":true}')
  expect([403, 415]).toContain(answer.status)
  expect(await served.run).toMatchObject({ second: true })
})

test.each(['evil.example', 'localhost.evil.example', '192.168.1.7.nip.io'])(
  'refuses the Host %s even if the path is right',
  async (host) => {
    const { port, pathname } = new URL(at(''))
    const [answer] = await once(get({ port, path: pathname, headers: { host } }), 'response')
    expect(answer.statusCode).toBe(403)
  },
)

test.each(['localhost', '127.0.0.1', '192.168.1.7:8080', '[fe80::1]:8080'])(
  'serves the page at the Host %s',
  async (host) => {
    const { port, pathname } = new URL(at(''))
    const [answer] = await once(get({ port, path: pathname, headers: { host } }), 'response')
    expect(answer.statusCode).toBe(200)
  },
)

const serveAt = (port: number) =>
  servePageAndReceiveRun({
    folder,
    port,
    profile: 'core',
    fault: () => undefined,
    onProgress: () => undefined,
  })

test('reports a port that is in use with one line', async () => {
  const port = Number(new URL(served.addresses.local).port)
  await expect(serveAt(port)).rejects.toThrow(
    new UsageError(`Port ${port} is in use: set PORT to another.`),
  )
})

test.each([
  ['EACCES', 'needs rights that you do not have'],
  ['EADDRNOTAVAIL', 'cannot be used (listen EADDRNOTAVAIL)'],
])('reports a port that the system refuses with %s with one line', async (code, why) => {
  refuseToListen(code)
  await expect(serveAt(80)).rejects.toThrow(new UsageError(`Port 80 ${why}: set PORT to another.`))
})

test('the terminal shows a QR code for a phone', () => {
  const text = servedText({ local: 'http://localhost:1/k/', network: 'http://10.0.0.2:1/k/' })
  expect(text).toContain('http://10.0.0.2:1/k/')
  expect(text).toMatch(/[▀▄█]{4}/)
})

/** Makes the system refuse to listen at a port. The error is simulated, because root may use every port. */
function refuseToListen(code: string) {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })))
    return this
  })
  onTestFinished(() => listen.mockRestore())
}
