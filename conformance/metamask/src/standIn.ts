import { createServer, type Server } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { generate } from 'selfsigned'
import { createReceipts } from './receipts.ts'

export type StandIn = {
  /** Where Chromium is told that every host lives. */
  port: number
  /** While cut, requests for the wallet's chains are refused as a lost network would. */
  cut: (chains: 'all' | 'none') => void
  /** The hash of a transaction that never was; for a moment the wallet hears that it is in this block. */
  receipt: (block: number) => string
  close: () => Promise<void>
}

/**
 * A local TLS server that answers for every host MetaMask asks, so that nothing leaves the machine
 * and the wallet's built-in BNB Chain is our Anvil. Chromium reaches it by `--host-resolver-rules`.
 */
export async function startStandIn(rpc: { 56: string; 1: string }): Promise<StandIn> {
  let down = false
  const receipts = createReceipts()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  })
  const server = createServer({ key, cert }, (request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, '') ?? ''
    const chain = chainOf(host)
    if (chain && down) return void request.socket.destroy()
    const rpcUrl = chain === 56 ? rpc[56] : chain === 1 ? rpc[1] : undefined
    void answer(request, response, host, rpcUrl, receipts.answer)
  })
  const port = await listen(server)
  return {
    port,
    receipt: receipts.of,
    cut: (chains) => {
      down = chains === 'all'
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** MetaMask's default endpoints are one host a chain. */
function chainOf(host: string): number | undefined {
  if (host.startsWith('bsc-mainnet.')) return 56
  if (host.startsWith('mainnet.')) return 1
  return host.endsWith('.infura.io') ? 0 : undefined
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  rpcUrl: string | undefined,
  receipt: (body: string) => string | undefined,
): Promise<void> {
  const body = await read(request)
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'content-type': 'application/json',
  }
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const made = receipt(body)
  if (made) return void response.writeHead(200, headers).end(made)
  if (rpcUrl) {
    const reply = await forward(rpcUrl, body)
    return void response.writeHead(reply.status, headers).end(reply.text)
  }
  if (host.endsWith('.infura.io')) return void response.writeHead(200, headers).end(canned(body))
  if (/sentinel|security-alerts/.test(host)) return void response.writeHead(200, headers).end('{}')
  response.writeHead(404, headers).end('{}')
}

async function forward(url: string, body: string): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { status: reply.status, text: await reply.text() }
  } catch {
    return { status: 502, text: '{}' }
  }
}

/** Networks that no check looks at: enough JSON-RPC that the wallet believes them alive. */
function canned(body: string): string {
  const one = (call: { id?: unknown; method?: string }) => ({
    jsonrpc: '2.0',
    id: call.id ?? null,
    result:
      call.method === 'eth_getBlockByNumber' ? null : call.method === 'net_version' ? '1' : '0x1',
  })
  try {
    const call: unknown = JSON.parse(body)
    return JSON.stringify(Array.isArray(call) ? call.map(one) : one(call as { id?: unknown }))
  } catch {
    return '{}'
  }
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => resolve(text))
    request.on('error', () => resolve(text))
  })
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('The stand-in has no port.'))
    })
  })
}
