import { createConnection, createWalletConnect } from '@touchstone/connect'
import { createPhone, startRelay } from '@touchstone/harness/relay'
import { bsc } from 'viem/chains'
import { account } from './account.ts'
import { serveNode, sideOf, type Side } from './side.ts'

/** A dapp that holds the provider of our connection. */
export async function openOurs(): Promise<Side> {
  const node = await serveNode()
  const relay = await startRelay()
  const chains = [{ chainId: 56, rpcUrl: node.url, name: 'BNB Smart Chain' }]
  const phone = await createPhone({ relay, accounts: [account], chains, approval: 'approve' })
  const walletConnect = createWalletConnect({
    ...{ projectId: 'touchstone', relayUrl: relay.url },
    app: { name: 'Dapp', url: 'http://localhost' },
  })
  const connection = createConnection({
    walletConnect,
    chains: [{ ...bsc, rpcUrls: { default: { http: [node.url] } } }],
  })
  const { pairing } = walletConnect
  const stop = pairing.watch(() => {
    const { code } = pairing.getSnapshot()
    if (!code) return
    stop()
    void phone.scan(code.uri)
  })
  await connection.connect('walletconnect')
  const provider = connection.provider()!
  const request = (args: { method: string; params: unknown[] }) => provider.request(args)
  return {
    ...sideOf({ request, account: account.address }, phone, node),
    async close() {
      await connection.disconnect()
      void phone.close().catch(() => {})
      await relay.stop()
      node.close()
    },
  }
}
