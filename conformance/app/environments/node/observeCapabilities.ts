import type { CapabilitiesStore, Connection, createCapabilities } from '@touchstone/connect'
import type { Wallet } from '@touchstone/harness'
import { toHex } from '../../cells/stepBuilders.ts'
import type { AtomicByChain, ObservedCapabilities } from '../../cells/Observation.ts'
import { requestOrSendAsync } from './requestOrSendAsync.ts'
import { settlePromises, type FakeClock } from './fakeClock.ts'

/** ms that the app has to get the capabilities of a new account or chain. */
const limit = 1_000

/** Subscribes to the capabilities of the connection, and gives the app 1 s to get them. */
export const observeCapabilities = async (
  connection: Connection,
  wallet: Wallet,
  clock: FakeClock,
  create: typeof createCapabilities,
) => {
  const store = create(connection, { clock })
  const chainIds = connection.chains.map(({ id }) => id)
  const read = () => readStore(store)
  store.subscribe(() => {})
  await clock.advance(limit)
  const before = { app: read(), wallet: await readWallet(wallet, chainIds) }
  return {
    /** Reads the capabilities now, and again after the time in which the app asks the wallet. */
    finish: async (): Promise<Omit<ObservedCapabilities, 'ended'>> => {
      const changing = read()
      await clock.advance(limit)
      return {
        before: before.app,
        changing,
        after: read(),
        wallet: { before: before.wallet, after: await readWallet(wallet, chainIds) },
      }
    },
    read,
  }
}

const readStore = (store: CapabilitiesStore): AtomicByChain => {
  const { data } = store.getSnapshot()
  if (data === undefined) return null
  return Object.fromEntries(Object.entries(data).map(([chainId, { atomic }]) => [chainId, atomic]))
}

/** Chains without an answer, and all chains of a wallet without EIP-5792, are `unsupported`. */
const readWallet = (wallet: Wallet, chainIds: readonly number[]): Promise<AtomicByChain> => {
  const read = async (): Promise<AtomicByChain> => {
    const [account] = (await requestOrSendAsync(wallet, 'eth_accounts')) as string[]
    if (account === undefined) return null
    const params = [account, chainIds.map(toHex)]
    const answer = await requestOrSendAsync(wallet, 'wallet_getCapabilities', params).catch(
      () => ({}),
    )
    return Object.fromEntries(chainIds.map((id) => [id, statusOf(answer, id)]))
  }
  // Phantom does not answer `eth_accounts` of a site without permission.
  return Promise.race([read(), settlePromises().then(() => null)])
}

const statusOf = (answer: unknown, chainId: number): string => {
  const byChain = answer as { [chainId: string]: { atomic?: { status?: string } } } | undefined
  return byChain?.[toHex(chainId)]?.atomic?.status ?? 'unsupported'
}
