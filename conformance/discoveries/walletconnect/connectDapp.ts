import { createServer } from 'node:http'
import { testAccounts } from '@touchstone/harness/chain'
import type { Phone } from '@touchstone/harness/relay'
import { listenLocally } from '../../drivers/chain/listenLocally.ts'

type Provider = { request(args: { method: string; params: unknown[] }): Promise<unknown> }

/** A dapp that is connected to a simulated phone over WalletConnect and reads from a local node. */
export type ConnectedDapp = Provider & {
  account: string
  received(method: string): number
  close(): Promise<void>
}

export const account = testAccounts[0]!

export async function connectDapp(
  connect: (
    rpcUrl: string,
  ) => Promise<{ provider: Provider; phone: Phone; close(): Promise<void> }>,
): Promise<ConnectedDapp> {
  const node = await startEchoNode()
  const { provider, phone, close } = await connect(node.url)
  return {
    account: account.address,
    request: (args) => provider.request(args),
    received(method) {
      const calls = phone.wallet.transcript().filter((entry) => entry.kind === 'call')
      const methods = [...calls.map((call) => call.method), ...node.methods]
      return methods.filter((one) => one === method).length
    },
    async close() {
      await close()
      node.close()
    },
  }
}

/** Starts an HTTP server that answers each JSON-RPC request with its first parameter. */
async function startEchoNode() {
  const methods: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as {
        id: unknown
        method: string
        params: unknown[]
      }
      methods.push(method)
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: params[0] }))
    })
  })
  const { port, close } = await listenLocally(server)
  return { url: `http://127.0.0.1:${port}`, methods, close }
}
