import { createServer } from 'node:http'
import { createConnection, createWalletConnect } from '@touchstone/connect'
import { testAccounts } from '@touchstone/harness/chain'
import { createPhone, provideOverRelay, startRelay, type Phone } from '@touchstone/harness/relay'
import { bsc } from 'viem/chains'
import { listenLocally } from '../../drivers/chain/listenLocally.ts'

type Provider = { request(args: { method: string; params: unknown[] }): Promise<unknown> }

/** A dapp that is connected to a simulated phone over WalletConnect and reads from a local node. */
export type ConnectedDapp = Provider & {
  account: string
  received(method: string): number
  close(): Promise<void>
}

const account = testAccounts[0]!

export const openSdk = () =>
  connectDapp(async (rpcUrl) => {
    const chains = [{ chainId: 56, rpcUrl, name: 'BNB Smart Chain' }]
    const dapp = await provideOverRelay()({ rpcUrl, chainId: 56, accounts: [account], chains })
    for (const method of ['eth_requestAccounts', 'personal_sign'])
      dapp.phone.wallet.when(method).approve()
    await dapp.provider.request({ method: 'eth_requestAccounts' })
    return dapp
  })

export const openTouchstone = () =>
  connectDapp(async (rpcUrl) => {
    const relay = await startRelay()
    const phone = await createPhone({
      relay,
      accounts: [account],
      chains: { 56: { rpcUrl } },
      approval: 'approve',
    })
    const walletConnect = createWalletConnect({
      projectId: 'touchstone',
      relayUrl: relay.url,
      app: { name: 'Dapp', url: 'http://localhost' },
    })
    const connection = createConnection({
      walletConnect,
      chains: [{ ...bsc, rpcUrls: { default: { http: [rpcUrl] } } }],
    })
    const { pairing } = walletConnect
    const stop = pairing.subscribe(() => {
      const { code } = pairing.getSnapshot()
      if (!code) return
      stop()
      void phone.scan(code.uri)
    })
    await connection.connect({ wallet: 'walletconnect' })
    return {
      provider: connection.getProvider()!,
      phone,
      async close() {
        await connection.disconnect()
        void phone.close().catch(() => {})
        await relay.stop()
      },
    }
  })

async function connectDapp(
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
