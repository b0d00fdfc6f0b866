import type { Chains } from './createLazyChains.ts'
import type { Anvil } from './index.ts'

/** Local chain of a test. It has its initial state at the start of the test and is reset at the end. */
export type ChainFixture = Anvil & {
  /**
   * Returns another local chain of the test. It starts on first use, and the wallets of the test use it too.
   *
   * @example
   * const base = await chain.of(8453)
   * await base.rpc('anvil_mine', ['0x3'])
   */
  of(chainId: number): Promise<ChainFixture>
}

export const createChainFixture = async (
  chains: Chains,
  chainId: number,
): Promise<ChainFixture> => ({
  ...(await chains.get(chainId)),
  of: (other) => createChainFixture(chains, other),
})
