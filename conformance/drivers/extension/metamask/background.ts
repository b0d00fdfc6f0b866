import { waitUntil } from '../../../core/waitUntil.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
import { addresses, password, phrase } from '../testCredentials.ts'
import type { MetaMaskPort, MetaMaskState, PermissionRequest } from './backgroundPort.ts'

/** User actions, steps of the onboarding and reads in MetaMask's background, as its own pages perform them. */
export type Background = ReturnType<typeof createBackground>

/** Choices of the user in a connect prompt: addresses of accounts, and chains. */
export type Choice = { accounts?: readonly string[]; chains?: readonly number[] }

/** Name of the permission of a connected site (CAIP-25). */
const permission = 'endowment:caip25'

export function createBackground({ call, readState }: MetaMaskPort) {
  /** Calls a function that has no result. */
  const act = async (method: string, ...params: unknown[]): Promise<void> => {
    await call(method, ...params)
  }

  const readChains = async (): Promise<number[]> =>
    Object.keys((await readState()).networkConfigurationsByChainId).map(Number)

  /** Returns the `networkClientId` of a chain's node, by which MetaMask selects the chain. */
  const clientOf = async (chainId: number): Promise<string> => {
    const { networkConfigurationsByChainId: chains } = await readState()
    const chain = chains[`0x${chainId.toString(16)}`]
    const client = chain?.rpcEndpoints[chain.defaultRpcEndpointIndex]
    if (!client) throw new Error(`MetaMask has no chain ${chainId}.`)
    return client.networkClientId
  }

  /**
   * Reads the chains that a connect prompt has selected at first: all but test networks. MetaMask's state does not mark
   * test networks, so their names identify them.
   */
  const readDefaultChains = async (): Promise<number[]> =>
    Object.entries((await readState()).networkConfigurationsByChainId)
      .filter(([, { name }]) => !/testnet|sepolia/i.test(name))
      .map(([chainId]) => Number(chainId))

  /** Approves a connection with this choice. Default: the first account, and all chains but test networks. */
  const approve = async (request: PermissionRequest, choice: Choice = {}): Promise<void> => {
    const { accounts = addresses.slice(0, 1), chains = await readDefaultChains() } = choice
    const value = {
      requiredScopes: {},
      optionalScopes: Object.fromEntries(
        chains.map((chainId) => {
          const scope = `eip155:${chainId}`
          return [scope, { accounts: accountIds(scope, accounts) }]
        }),
      ),
      sessionProperties: {},
      isMultichainOrigin: false,
    }
    const caveats = [{ type: 'authorizedScopes', value }]
    await act('approvePermissionsRequest', {
      ...request,
      permissions: { ...request.permissions, [permission]: { caveats } },
    })
    const { pendingApprovals } = await readState()
    if (pendingApprovals[request.metadata.id])
      throw new Error(`MetaMask kept the request of ${request.metadata.origin} after its approval.`)
  }

  return {
    /** Imports the test mnemonic into a new wallet. */
    importMnemonic: (): Promise<void> =>
      act('createNewVaultAndRestore', password, [...Buffer.from(phrase)]),
    /** Ends the onboarding, as the last button of its pages does. */
    completeOnboarding: (): Promise<void> => act('completeOnboarding'),
    readChains,
    selectAccount: async (address: string = addresses[0]!): Promise<void> => {
      const index = addresses.findIndex((one) => one.toLowerCase() === address.toLowerCase())
      if (index === -1) throw new Error(`MetaMask has no account ${address}.`)
      const [wallet] = mnemonicOf(await readState())
      await act('setSelectedMultichainAccount', `${wallet}/${index}`)
    },
    /**
     * Adds accounts until there are `count`. Returns whether any was missing. Tries again, because MetaMask adds no
     * account while the parts that it has for other chains are loading.
     */
    addAccounts: async (count: number): Promise<boolean> => {
      const [wallet, { groups }] = mnemonicOf(await readState())
      if (Object.keys(groups).length >= count) return false
      const entropySource = wallet.replace('entropy:', '')
      let refusal: unknown = 'MetaMask reported no error.'
      const isComplete = async () => {
        await call('createNextMultichainAccountGroup', entropySource).catch(
          (cause: unknown) => (refusal = cause),
        )
        return Object.keys(mnemonicOf(await readState())[1].groups).length >= count
      }
      const options = { timeoutMessage: `MetaMask did not add account ${count}`, timeout: 120_000 }
      await waitUntil(isComplete, options).catch((cause: Error) => {
        throw new Error(`${cause.message} ${firstErrorLine(refusal)}`, { cause })
      })
      return true
    },
    /** Turns off the collection of usage data. Returns whether it was on or not decided before. */
    turnUsageDataOff: async (): Promise<boolean> => {
      if ((await readState()).participateInMetaMetrics === false) return false
      await act('setParticipateInMetaMetrics', false)
      return true
    },
    /** Turns MetaMask's own services off ("Basic functionality"). Returns whether they were on before. */
    turnServicesOff: async (): Promise<boolean> => {
      const { useExternalServices } = await readState()
      if (useExternalServices === undefined)
        throw new Error('MetaMask does not say whether its services are on.')
      if (!useExternalServices) return false
      await act('toggleExternalServices', false)
      return true
    },
    /** Selects the chain on which sites without a permission begin. Returns whether another was selected before. */
    selectChain: async (chainId: number): Promise<boolean> => {
      const client = await clientOf(chainId)
      const { selectedNetworkClientId } = await readState()
      await act('setActiveNetwork', client)
      return selectedNetworkClientId !== client
    },
    /** Moves a connected site to another chain, and permits that chain. */
    switchSite: async (origin: string, chainId: number): Promise<void> => {
      await act('addPermittedChain', origin, `eip155:${chainId}`)
      await act('setNetworkClientIdForDomain', origin, await clientOf(chainId))
    },
    /** Limits the chains that a connected site may use. Any other chain needs a prompt. */
    limitSite: (origin: string, chains: readonly number[]): Promise<void> =>
      act(
        'setPermittedChains',
        origin,
        chains.map((chainId) => `eip155:${chainId}`),
      ),
    /** Sets the accounts that a connected site may use. */
    permitAccounts: (origin: string, accounts: readonly string[]): Promise<void> =>
      act('setPermittedAccounts', origin, accountIds('eip155:0', accounts)),
    /**
     * Connects a site that has not requested it, as MetaMask's page about a site does. Returns the id of MetaMask's own
     * request, whose prompt may appear for a moment.
     */
    connect: async (origin: string): Promise<string> => {
      const id = await call<string>('requestAccountsAndChainPermissionsWithId', origin)
      await approve({ metadata: { id, origin }, permissions: {} })
      return id
    },
    /** Approves the request of a connect prompt, by its id. */
    approveConnection: async (id: string, choice: Choice): Promise<void> => {
      const request = (await readState()).pendingApprovals[id]?.requestData
      if (!request) throw new Error('MetaMask has no request for this connect prompt.')
      await approve(request, choice)
    },
    /** Rejects all open requests. MetaMask does not count these as rejections by the user. */
    rejectRequests: (): Promise<void> => act('rejectAllPendingApprovals'),
    revoke: (origin: string): Promise<void> =>
      act('removePermissionsFor', { [origin]: [permission] }),
    lock: (): Promise<void> => act('setLocked'),
    unlock: (): Promise<void> => act('submitPassword', password),
  }
}

/**
 * Returns the ids of accounts on a chain (CAIP-10). The addresses are in lower case, because MetaMask rejects
 * transactions of a site whose permission has another case.
 */
const accountIds = (scope: string, accounts: readonly string[]): string[] =>
  accounts.map((address) => `${scope}:${address.toLowerCase()}`)

/** Returns the id and the account groups of the mnemonic's wallet. */
function mnemonicOf({ accountTree }: MetaMaskState) {
  const found = Object.entries(accountTree.wallets).find(([id]) => id.startsWith('entropy:'))
  if (!found) throw new Error('MetaMask has no mnemonic.')
  return found
}
