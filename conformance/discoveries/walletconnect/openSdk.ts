import { provideOverRelay } from '@touchstone/harness/relay'
import { account } from './account.ts'
import { countRequests, startEchoNode, type ConnectedDapp } from './connectedDapp.ts'

/** Connects a dapp that uses the provider of WalletConnect's SDK. */
export async function openSdk(): Promise<ConnectedDapp> {
  const node = await startEchoNode()
  const chains = [{ chainId: 56, rpcUrl: node.url, name: 'BNB Smart Chain' }]
  const create = provideOverRelay()
  const { phone, provider, close } = await create({
    rpcUrl: node.url,
    chainId: 56,
    accounts: [account],
    chains,
  })
  for (const method of ['eth_requestAccounts', 'personal_sign']) phone.wallet.when(method).approve()
  await provider.request({ method: 'eth_requestAccounts' })
  return {
    account: account.address,
    request: (args) => provider.request(args),
    received: (method) => countRequests(phone, node.methods, method),
    async close() {
      await close()
      node.close()
    },
  }
}
