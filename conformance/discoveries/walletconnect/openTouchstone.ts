import { createConnection, createWalletConnect } from '@touchstone/connect'
import { createPhone, startRelay } from '@touchstone/harness/relay'
import { bsc } from 'viem/chains'
import { testAccount } from './testAccount.ts'
import { countRequests, type ConnectedDapp } from './ConnectedDapp.ts'
import { startEchoNode } from './startEchoNode.ts'

/** Connects a dapp that uses the connection of `packages/connect`. */
export async function openTouchstone(): Promise<ConnectedDapp> {
  const node = await startEchoNode()
  const relay = await startRelay()
  const phone = await createPhone({
    relay,
    accounts: [testAccount],
    chains: { 56: { rpcUrl: node.url } },
    approval: 'approve',
  })
  const walletConnect = createWalletConnect({
    projectId: 'touchstone',
    relayUrl: relay.url,
    app: { name: 'Dapp', url: 'http://localhost' },
  })
  const connection = createConnection({
    walletConnect,
    chains: [{ ...bsc, rpcUrls: { default: { http: [node.url] } } }],
  })
  const { pairing } = walletConnect
  const stop = pairing.subscribe(() => {
    const { code } = pairing.getSnapshot()
    if (!code) return
    stop()
    void phone.scan(code.uri)
  })
  await connection.connect({ wallet: 'walletconnect' })
  const provider = connection.getProvider()!
  return {
    account: testAccount.address,
    request: (args) => provider.request(args),
    received: (method) => countRequests(phone, node.methods, method),
    async close() {
      await connection.disconnect()
      void phone.close().catch(() => {})
      await relay.stop()
      node.close()
    },
  }
}
