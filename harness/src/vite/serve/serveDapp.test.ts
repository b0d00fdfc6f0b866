import { createServer, type RequestListener } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../server/listenOnLoopback.ts'
import { serveDapp } from './serveDapp.ts'

const tag = '<script nonce="touchstone" src="/__touchstone/wallets.js"></script>'

/** Serves a dapp until the end of the test. */
async function serve(target: string, options: Partial<serveDapp.Options> = {}) {
  const dapp = await serveDapp({ target, port: 0, wallets: ['standard'], ...options })
  onTestFinished(dapp.stop)
  return dapp
}

/** Starts another server of pages until the end of the test. */
async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenOnLoopback(server, 0)}`
}

test('rejects an unknown wallet with one sentence that names the known ones', async () => {
  const target = await upstream((_, response) => response.end())
  await expect(serveDapp({ target, port: 0, wallets: ['metamusk'] })).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(/^--wallets: there is no persona metamusk\. Known: .*standard/),
  })
})

test('rejects a page that does not answer with one sentence', async () => {
  const target = await upstream((_, response) => response.destroy())
  await expect(serveDapp({ target, port: 0 })).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(/^http:\S+ does not answer \(\w+.*\): start it first/),
  })
})

test('rejects an address with a password without printing it', async () => {
  const target = 'http://the-user:the-word@127.0.0.1:2/page'
  const error: unknown = await serveDapp({ target, port: 0 }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UsageError' })
  expect(inspect(error)).not.toMatch(/the-(user|word)/)
})

test('rejects a used port with one sentence for any target', async () => {
  const target = await upstream((_, response) => response.end())
  const port = Number(new URL(target).port)
  await expect(serveDapp({ target, port })).rejects.toThrow(`Port ${port} is in use`)
})

test('serves a folder with a chain and with the wallets before its own scripts', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<head><script src="a.js"></script></head>')
  await writeFile(join(root, 'a.js'), 'ownScript()')
  const { address, sentence } = await serve(root)
  const get = async (path: string) => (await fetch(new URL(path, address))).text()
  expect(await get('/')).toBe(`<head>${tag}<script src="a.js"></script></head>`)
  expect(await get('/a.js')).toBe('ownScript()')
  expect(await get('/__touchstone/wallets.js')).toContain('dev.touchstone.standard')
  expect(sentence).toMatch(/ is at http:\S+ \(1 fake wallet, chain 56 offline at http:\S+\)/)
})

test('serves a Vite app from its sources', async () => {
  const root = await mkdtemp(join(tmpdir(), 'app-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'vite.config.mjs'), 'export default { base: "/deep/" }')
  await writeFile(join(root, 'main.ts'), 'const typed: number = 1')
  await writeFile(join(root, 'index.html'), '<head><script type="module" src="/main.ts"></script>')
  const { address } = await serve(root)
  expect(new URL(address).pathname).toBe('/deep/')
  expect(await (await fetch(address)).text()).toContain(tag)
  expect(await (await fetch(new URL('main.ts', address))).text()).toContain('const typed = 1')
})

test('serves a page of another server unchanged, with the wallets added', async () => {
  const target = await upstream((request, response) => {
    if (request.url !== '/dapp?x=1') return void response.writeHead(404).end('not here')
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=iso-8859-1',
        'content-encoding': 'gzip',
        'content-security-policy': "default-src 'none'; script-src 'strict-dynamic' 'nonce-a'",
        'set-cookie': ['a=1; Domain=dapp.example; Secure; SameSite=None', 'b=2; HttpOnly'],
        'strict-transport-security': 'max-age=1',
      })
      .end(gzipSync(Buffer.from('<head><title>caf\u00e9</title>', 'latin1')))
  })
  const { address } = await serve(`${target}/dapp?x=1`)
  const answer = await fetch(address)
  expect(await answer.text()).toBe(`<head>${tag}<title>café</title>`)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'strict-dynamic' 'nonce-a' 'nonce-touchstone'; connect-src 'self'",
  )
  expect(answer.headers.getSetCookie()).toEqual(['a=1; SameSite=Lax', 'b=2; HttpOnly'])
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  const other = await fetch(new URL('/other', address))
  expect([other.status, await other.text()]).toEqual([404, 'not here'])
})

test('requests of the page reach its server with that server’s origin', async () => {
  const heard: unknown[] = []
  const target = await upstream((request, response) => {
    const { origin, referer, host, cookie } = request.headers
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (request.method === 'POST') heard.push({ origin, referer, host, cookie, body })
      response.writeHead(302, { location: `http://${host}/done` }).end()
    })
  })
  const { address } = await serve(target)
  const { origin } = new URL(address)
  const answer = await fetch(new URL('/form', address), {
    method: 'POST',
    body: 'hello',
    redirect: 'manual',
    headers: { origin, referer: `${origin}/page`, cookie: 'a=1; b=2' },
  })
  expect(heard).toEqual([
    {
      origin: target,
      referer: `${target}/page`,
      host: new URL(target).host,
      cookie: 'a=1; b=2',
      body: 'hello',
    },
  ])
  expect(answer.headers.get('location')).toBe(`${origin}/done`)
})

test('serves a target whose path begins with // at its own origin', async () => {
  const paths: unknown[] = []
  const target = await upstream(({ url, headers }, response) => {
    paths.push(url)
    response.writeHead(302, { location: `http://${headers.host}//other.example/` }).end()
  })
  const { address } = await serve(`${target}//other.example/dapp`)
  paths.length = 0
  const answer = await fetch(address, { redirect: 'manual' })
  expect(paths).toEqual(['//other.example/dapp'])
  expect(answer.headers.get('location')).toBe(`${new URL(address).origin}//other.example/`)
})

test('answers with a 502 and the reason if the server goes away', async () => {
  let alive = true
  const target = await upstream((_, response) => (alive ? response.end() : response.destroy()))
  const { address } = await serve(target)
  alive = false
  const answer = await fetch(address)
  expect(answer.status).toBe(502)
  expect(await answer.text()).toMatch(/^http:\S+ does not answer \(/)
})

test('after stop neither page nor chain answers', async () => {
  const fixture = fileURLToPath(new URL('../fixture', import.meta.url))
  const { address, sentence, stop } = await serve(fixture)
  const chain = /at (http:\S+)\)/.exec(sentence)![1]!
  expect((await fetch(chain, { method: 'OPTIONS' })).ok).toBe(true)
  await stop()
  for (const url of [address, chain]) await expect(fetch(url)).rejects.toThrow('fetch failed')
})
