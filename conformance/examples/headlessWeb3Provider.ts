import type { CreateOptions, Provided } from '@touchstone/conformance'
// oxlint-disable-next-line import/default -- it is CommonJS: Node sees a default export, and no others
import headless, { type Web3RequestKind } from 'headless-web3-provider'

/** `headless-web3-provider`: a wallet for end-to-end tests whose requests wait for an explicit approval. */
export default function create({ accounts, chains }: CreateOptions): Provided {
  const keys = new Map(accounts.map(({ address, privateKey }) => [address, privateKey]))
  const wallet = new headless.Web3ProviderBackend([...keys.values()], chains)
  // A request that fails during authorization rejects here too. Ignore it: the dapp has the error already.
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
