import { createConnection, createWalletConnect } from '@touchstone/connect'
import { createPhone, startRelay } from '@touchstone/harness/relay'
import { bsc } from 'viem/chains'
import { account, connectDapp } from './connectDapp.ts'

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
