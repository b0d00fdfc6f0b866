import type { CreateOptions, Provided } from '@touchstone/conformance'
// oxlint-disable-next-line import/default -- the CommonJS package has only a default export in Node
import headless, { type Web3RequestKind } from 'headless-web3-provider'

/**
 * Creates a provider of `headless-web3-provider`, a wallet for end-to-end tests in which requests wait until the test
 * approves or rejects them.
 */
export default function create({ accounts, chains }: CreateOptions): Provided {
  const keys = new Map(accounts.map(({ address, privateKey }) => [address, privateKey]))
  const wallet = new headless.Web3ProviderBackend([...keys.values()], chains)
  // If a request fails after its approval, the promise of the approval rejects too. Ignore that
  // error, because the dapp gets it as the response.
  const quietly = (done: Promise<void>) => void done.catch(() => undefined)
  const oldest = () => wallet.getPendingRequests()[0]?.method as Web3RequestKind | undefined
  const answer = (how: 'authorize' | 'reject') => {
    const kind = oldest()
    if (kind) quietly(wallet[how](kind))
    return kind !== undefined
  }
  return {
    provider: wallet,
    user: {
      prompts: () => wallet.getPendingRequests().length,
      approve: () => answer('authorize'),
      reject: () => answer('reject'),
      selectAccounts: (addresses: string[]) =>
        wallet.changeAccounts(addresses.map((address) => keys.get(address)!)),
      switchChain: (chainId: number) => wallet.switchNetwork(chainId),
      networks: () => wallet.getNetworks().map(({ chainId }) => chainId),
    },
  }
}
