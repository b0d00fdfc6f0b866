import { provideOverRelay } from '@touchstone/harness/relay'
import { testAccount } from './testAccount.ts'
import { countRequests, type ConnectedDapp } from './ConnectedDapp.ts'
import { startEchoNode } from './startEchoNode.ts'

/** Connects a dapp that uses the provider of WalletConnect's SDK. */
export async function openSdk(): Promise<ConnectedDapp> {
  const node = await startEchoNode()
  const chains = [{ chainId: 56, rpcUrl: node.url, name: 'BNB Smart Chain' }]
  const create = provideOverRelay()
  const { phone, provider, close } = await create({
    rpcUrl: node.url,
    chainId: 56,
    accounts: [testAccount],
    chains,
  })
  for (const method of ['eth_requestAccounts', 'personal_sign']) phone.wallet.when(method).approve()
  await provider.request({ method: 'eth_requestAccounts' })
  return {
    account: testAccount.address,
    request: (args) => provider.request(args),
    received: (method) => countRequests(phone, node.methods, method),
    async close() {
      await close()
      node.close()
    },
  }
}
