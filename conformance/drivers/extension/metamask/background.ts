import { waitUntil } from '../../../core/waitUntil.ts'
import { firstErrorLine } from '../../firstErrorLine.ts'
import { addresses, password, phrase } from '../testCredentials.ts'
import type { MetaMaskPort, MetaMaskState, PermissionRequest } from './openBackgroundPort.ts'

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

  /** Selects the chain on which sites without a permission begin. */
  const selectChain = async (chainId: number): Promise<void> =>
    act('setActiveNetwork', clientOf(await readState(), chainId))

  /**
   * Adds accounts until there are `count`. Tries again, because MetaMask adds no account while the parts that it has for
   * other chains are loading.
   */
  const addAccounts = async (count: number): Promise<void> => {
    const [wallet] = mnemonicOf(await readState())
    const entropySource = wallet.replace('entropy:', '')
    let refusal: unknown = 'MetaMask reported no error.'
    const isComplete = async () => {
      if (countAccounts(await readState()) >= count) return true
      await call('createNextMultichainAccountGroup', entropySource).catch(
        (cause: unknown) => (refusal = cause),
      )
      return false
    }
    const options = { timeoutMessage: `MetaMask did not add account ${count}`, timeout: 120_000 }
    await waitUntil(isComplete, options).catch((cause: Error) => {
      throw new Error(`${cause.message} ${firstErrorLine(refusal)}`, { cause })
    })
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
     * Adds accounts until there are `count`, selects the chain, and turns off the collection of usage data, and MetaMask's
     * own services ("Basic functionality") unless they may be on. Returns whether there was nothing to do.
     */
    setUp: async (count: number, chainId: number, mayHaveServices: boolean): Promise<boolean> => {
      const state = await readState()
      if (state.useExternalServices === undefined)
        throw new Error('MetaMask does not say whether its services are on.')
      const isSetUp =
        countAccounts(state) >= count &&
        state.selectedNetworkClientId === clientOf(state, chainId) &&
        state.participateInMetaMetrics === false &&
        (mayHaveServices || state.useExternalServices === false)
      if (isSetUp) return true
      await addAccounts(count)
      await act('setParticipateInMetaMetrics', false)
      if (!mayHaveServices) await act('toggleExternalServices', false)
      await selectChain(chainId)
      return false
    },
    selectChain,
    /** Moves a connected site to another chain, and permits that chain. */
    switchSite: async (origin: string, chainId: number): Promise<void> => {
      await act('addPermittedChain', origin, `eip155:${chainId}`)
      await act('setNetworkClientIdForDomain', origin, clientOf(await readState(), chainId))
    },
    /** Limits the chains that a connected site may use to one. Any other chain needs a prompt. */
    limitSite: (origin: string, chainId: number): Promise<void> =>
      act('setPermittedChains', origin, [`eip155:${chainId}`]),
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

const countAccounts = (state: MetaMaskState): number =>
  Object.keys(mnemonicOf(state)[1].groups).length

/** Returns the `networkClientId` of a chain's node, by which MetaMask selects the chain. */
function clientOf({ networkConfigurationsByChainId: chains }: MetaMaskState, chainId: number) {
  const chain = chains[`0x${chainId.toString(16)}`]
  const client = chain?.rpcEndpoints[chain.defaultRpcEndpointIndex]
  if (!client) throw new Error(`MetaMask has no chain ${chainId}.`)
  return client.networkClientId
}
