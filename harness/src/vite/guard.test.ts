import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import { serveDapp, type ServedDapp } from './serve/serveDapp.ts'

const send = { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction' }
const transaction = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: '0x1',
}
const rpc = '/__touchstone/rpc/56'
const json = 'content-type: application/json'

/** Ways to serve a dapp. */
const ways = {
  'a Vite app': async () => {
    const root = await page()
    await writeFile(join(root, 'vite.config.mjs'), 'export default {}')
    return root
  },
  'a folder': page,
  'a page of another server': async () => {
    const server = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`)
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>dapp</title>')
    })
    server.on('upgrade', (request, socket) => {
      heard.push(`upgrade ${request.url}`)
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
    ends.push(async () => void server.close())
    return `http://127.0.0.1:${await listenOnLoopback(server, 0)}`
  },
}

const ends: (() => Promise<unknown>)[] = []
const heard: string[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function page(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'touchstone-guard-'))
  ends.push(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<title>dapp</title>')
  return root
}

describe.each(Object.entries(ways))('%s', (_, target) => {
  let dapp: ServedDapp
  let chain: string
  beforeAll(async () => {
    dapp = await serveDapp({ target: await target(), port: 0, wallets: ['standard'] })
    ends.push(() => dapp.stop())
    chain = /chain 56 offline at (\S+)\)/.exec(dapp.sentence)![1]!
  })
  const origin = () => new URL(dapp.address).origin
  const port = () => new URL(dapp.address).port

  /** Returns the number of transactions that the served chain has accepted. */
  const sent = async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getTransactionCount',
      params: [transaction.from, 'pending'],
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(chain, { method: 'POST', headers, body })
    return ((await answer.json()) as { result: string }).result
  }

  /** Sends a raw request and returns the status of its answer. */
  async function ask(
    line: string,
    headers: readonly string[],
    body = JSON.stringify({ ...send, params: [transaction] }),
  ): Promise<number> {
    const socket = connect(Number(port()), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const own = headers.some((header) => /^host:/i.test(header))
      ? []
      : [`host: 127.0.0.1:${port()}`]
    const all = [line, ...own, ...headers, `content-length: ${body.length}`, 'connection: close']
    socket.write(`${all.join('\r\n').replace('$ORIGIN', origin())}\r\n\r\n${body}`)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    return Number(chunk.toString().split(' ')[1])
  }

  test('accepts a transaction from its own page', async () => {
    const before = Number(await sent())
    expect(await ask(`POST ${rpc} HTTP/1.1`, [json, 'origin: $ORIGIN'])).toBe(200)
    expect(Number(await sent())).toBe(before + 1)
  })

  test('accepts a transaction from a program without Origin', async () => {
    expect(await ask(`POST ${rpc} HTTP/1.1`, [json])).toBe(200)
  })

  test.each([
    ['a page of another site', [json, 'origin: https://evil.example']],
    [
      'a page of another site, as text',
      ['content-type: text/plain', 'origin: https://evil.example'],
    ],
    ['its own page, as text', ['content-type: text/plain', 'origin: $ORIGIN']],
    ['a page without an origin', [json, 'origin: null']],
    ['a page of another port', [json, 'origin: http://127.0.0.1:1']],
    ['a page of localhost, while its own is 127.0.0.1', [json, 'origin: http://localhost']],
    ['a page whose name begins like its own', [json, 'origin: $ORIGIN.evil.example']],
    ['a page of two origins', [json, 'origin: $ORIGIN', 'origin: https://evil.example']],
    ['a rebound name', [json, 'host: evil.example', 'origin: http://evil.example']],
    ['a rebound name without Origin', [json, 'host: evil.example']],
    ['a rebound name that begins with localhost', [json, 'host: localhost.evil.example']],
    ['a rebound name that begins with an address', [json, 'host: 127.0.0.1.nip.io']],
    ['a rebound name, in capitals', [json, 'host: EVIL.EXAMPLE']],
    ['a body without a type', []],
    ['a form', ['content-type: application/x-www-form-urlencoded', 'origin: $ORIGIN']],
  ])('refuses a transaction from %s', async (__, headers) => {
    const before = await sent()
    expect([403, 415]).toContain(await ask(`POST ${rpc} HTTP/1.1`, headers))
    expect(await sent()).toBe(before)
  })

  test.each([
    `POST /${rpc} HTTP/1.1`,
    `POST ${rpc}/ HTTP/1.1`,
    `POST ${rpc}/../1 HTTP/1.1`,
    `POST /x/..${rpc} HTTP/1.1`,
    'POST /__touchstone%2frpc%2f56 HTTP/1.1',
    'POST /%5f_touchstone/rpc/56 HTTP/1.1',
    'POST /__TOUCHSTONE/rpc/56 HTTP/1.1',
    'POST /__touchstone/rpc/056 HTTP/1.1',
    `POST ${rpc}; HTTP/1.1`,
    `POST ${rpc}# HTTP/1.1`,
    `POST http://evil.example${rpc} HTTP/1.1`,
    `PUT ${rpc} HTTP/1.1`,
    `GET ${rpc} HTTP/1.1`,
  ])('does not pass on %s', async (line) => {
    const before = await sent()
    await ask(line, [json])
    await ask(line, ['content-type: text/plain', 'origin: https://evil.example'])
    expect(await sent()).toBe(before)
  })

  test('answers a body of more than 2 MB with 413', async () => {
    expect(await ask(`POST ${rpc} HTTP/1.1`, [json], 'x'.repeat(3_000_000))).toBe(413)
  })

  test.each(['anvil_reset', 'anvil_nodeInfo', 'evm_mine', 'debug_traceCall', 'hardhat_reset'])(
    'refuses %s to its own page',
    async (method) => {
      const answer = await fetch(origin() + rpc, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: origin() },
        body: JSON.stringify({ ...send, method, params: [] }),
      })
      expect(await answer.json()).toMatchObject({ error: { code: -32601 } })
    },
  )

  test.each(['/__touchstone/wallets.js', '/__touchstone/signer.js'])(
    'refuses %s to pages of another site',
    async (path) => {
      const elsewhere = ['sec-fetch-site: cross-site', 'sec-fetch-mode: no-cors']
      expect(await ask(`GET ${path} HTTP/1.1`, elsewhere, '')).toBe(403)
      const own = await fetch(origin() + path, { headers: { 'sec-fetch-site': 'same-origin' } })
      expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    },
  )

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])(
    'refuses requests with the Host %s',
    async (host) => {
      expect(await ask('GET / HTTP/1.1', [`host: ${host}`, 'accept: text/html'], '')).toBe(403)
    },
  )

  test('gives no permission to a preflight of another site', async () => {
    const answer = await fetch(origin() + rpc, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-private-network': 'true',
      },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('access-control-allow-private-network')).toBeNull()
  })
})

describe('WebSockets and requests of a page of another server', () => {
  let dapp: ServedDapp
  beforeAll(async () => {
    const target = await ways['a page of another server']()
    dapp = await serveDapp({ target, port: 0, wallets: ['standard'] })
    ends.push(() => dapp.stop())
  })

  /** Sends a raw GET and returns the status of its answer. */
  const get = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    const { port, host } = new URL(dapp.address)
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    return chunk.toString().split(' ')[1]!
  }
  const upgrade = (headers: Record<string, string> = {}, path = '/hmr') =>
    get(path, { connection: 'Upgrade', upgrade: 'websocket', ...headers })

  test('opens a WebSocket for its own page', async () => {
    expect(await upgrade({ origin: new URL(dapp.address).origin })).toBe('101')
  })

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { host: 'evil.example' }])(
    'refuses a WebSocket with %o',
    async (headers) => {
      heard.length = 0
      expect([await upgrade(headers), heard]).toEqual(['403', []])
    },
  )

  describe('with the address of another server as the target of the request', () => {
    const asked: (string | undefined)[] = []
    let other: string
    beforeAll(async () => {
      const server = createServer((request, response) => {
        asked.push(request.url)
        response.end()
      })
      ends.push(async () => void server.close())
      other = `127.0.0.1:${await listenOnLoopback(server, 0)}`
    })

    beforeEach(() => {
      heard.length = asked.length = 0
    })

    test.each(['//', '/\\'])('passes on %sHOST/steal as a path', async (start) => {
      expect(await get(`${start}${other}/steal`)).toBe('200')
      expect([asked, heard]).toEqual([[], [`GET //${other}/steal`]])
    })

    test('passes on a WebSocket of //HOST/steal as a path', async () => {
      expect(await upgrade({}, `//${other}/steal`)).toBe('101')
      expect([asked, heard]).toEqual([[], [`upgrade //${other}/steal`]])
    })

    test.each([get, (path: string) => upgrade({}, path)])(
      'refuses http://HOST/steal (%#)',
      async (request) => {
        expect(await request(`http://${other}/steal`)).toBe('400')
        expect([asked, heard]).toEqual([[], []])
      },
    )
  })

  test('does not pass on a refused request', async () => {
    heard.length = 0
    await fetch(new URL('/form', dapp.address), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: 'a=1',
    })
    expect(heard).toEqual([])
  })
})
