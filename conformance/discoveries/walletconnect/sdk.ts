import { provideOverRelay } from '@touchstone/harness/relay'
import { serveNode, sideOf, type Side } from './side.ts'
import { account } from './account.ts'

/** A dapp that holds the SDK's own provider. */
export async function openSdk(): Promise<Side> {
  const node = await serveNode()
  const chains = [{ chainId: 56, rpcUrl: node.url, name: 'BNB Smart Chain' }]
  const provided = await provideOverRelay()({
    ...{ rpcUrl: node.url, chainId: 56, accounts: [account], chains },
  })
  const { phone, provider } = provided
  for (const method of ['eth_requestAccounts', 'personal_sign']) phone.wallet.on(method).approve()
  await provider.request({ method: 'eth_requestAccounts' })
  const dapp = { request: provider.request.bind(provider), account: account.address }
  return {
    ...sideOf(dapp, phone, node),
    async close() {
      await provided.close()
      node.close()
    },
  }
}
