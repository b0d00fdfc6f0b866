import { provideOverRelay } from '@touchstone/harness/relay'
import { account, connectDapp } from './connectDapp.ts'

export const openSdk = () =>
  connectDapp(async (rpcUrl) => {
    const chains = [{ chainId: 56, rpcUrl, name: 'BNB Smart Chain' }]
    const dapp = await provideOverRelay()({ rpcUrl, chainId: 56, accounts: [account], chains })
    for (const method of ['eth_requestAccounts', 'personal_sign'])
      dapp.phone.wallet.when(method).approve()
    await dapp.provider.request({ method: 'eth_requestAccounts' })
    return dapp
  })
