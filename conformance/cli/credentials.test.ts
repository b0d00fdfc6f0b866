import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startAnvil } from '@touchstone/harness/chain'
import { afterAll, expect, test } from 'vitest'
import { runTouchstone } from './testing/runTouchstone.ts'

const secrets = ['user-key-1', 'word-key-2', 'path-key-3', 'query-key-4']
const [user, word, path, query] = secrets
const site = fileURLToPath(new URL('../examples/wagmi-dapp', import.meta.url))

/**
 * RPC server that forwards a few methods to a local chain. It answers all other methods with an error that repeats the
 * keys in its address.
 */
const behind = await startAnvil({ forkUrl: false })
const known = ['eth_chainId', 'eth_blockNumber', 'eth_getBlockByNumber', 'eth_gasPrice']
const accounts = behind.accounts.map(({ address }) => address.toLowerCase())
let refusesAll = false
const server = createServer(async (request, response) => {
  const body = await text(request)
  const { id, method, params } = JSON.parse(body) as {
    id: number
    method: string
    params?: unknown[]
  }
  const isKnown = known.includes(method) || accounts.includes(String(params?.[0]).toLowerCase())
  const headers = { 'content-type': 'application/json' }
  if (!refusesAll && isKnown) {
    const answer = await fetch(behind.url, { method: 'POST', headers, body })
    return void response.writeHead(200, headers).end(await answer.text())
  }
  const message = `No credit left for ${user}:${word} (${request.url}, ${path}, ${query}), see ${url}.`
  const error = { code: -32000, message }
  response.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id, error }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const url = `http://${user}:${word}@127.0.0.1:${port}/v1/${path}?apikey=${query}`

const folder = mkdtempSync(join(tmpdir(), 'touchstone-keys-'))
const env = { BSC_RPC_URL: url, HOME: folder }
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await behind.stop()
  rmSync(folder, { recursive: true })
})

const found = (shown: string) => secrets.filter((secret) => shown.includes(secret))

test.each([
  [['check', '--persona', 'standard', '--only', '695.*']],
  [['mutants']],
  [['serve', site, '--port', '0']],
])('%j does not print the key when the node refuses', async (args) => {
  refusesAll = true
  const { code, stdout, stderr } = await runTouchstone(args, env)
  refusesAll = false
  expect(code).toBe(2)
  expect(found(stdout + stderr)).toEqual([])
})

test('a run on a fork writes no key to any output when its node refuses', async () => {
  const [json, html, junit] = ['json', 'html', 'xml'].map((end) => join(folder, `run.${end}`))
  const files = ['--json', json!, '--html', html!, '--junit', junit!]
  const only = ['--only', 'conc.responses.*', '--only', '695.*']
  const ended = await runTouchstone(['check', '--persona', 'standard', ...only, ...files], env)
  const written = [json!, html!, junit!].map((file) => readFileSync(file, 'utf8')).join('')
  // Without this error, the files would contain no key that the test could find.
  expect(written).toContain('No credit left')
  expect(found(written + ended.stdout + ended.stderr)).toEqual([])
})

test('check does not print the key of an invalid address', async () => {
  const wrong = { ...env, BSC_RPC_URL: url.replace('http', 'wss') }
  const { code, stdout, stderr } = await runTouchstone(['check', '--persona', 'standard'], wrong)
  expect(code).toBe(2)
  expect(found(stdout + stderr)).toEqual([])
})
