import { onTestFinished } from 'vitest'
import { openDapp } from '../dapp/openDapp.ts'

/** Opens a dapp that connects through WalletConnect's SDK. */
export async function connect(options: { relayUrl: string; onUri(uri: string): Promise<void> }) {
  const chains = [{ chainId: 56, rpcUrl: 'http://127.0.0.1:1' }]
  const onUri = (uri: string) => void options.onUri(uri)
  const { sdk, close } = await openDapp({ relayUrl: options.relayUrl, chains, onUri })
  onTestFinished(close)
  return {
    connect: () => sdk.connect(),
    caipAccounts: () => sdk.accounts.map((account) => `eip155:56:${account}`),
  }
}
