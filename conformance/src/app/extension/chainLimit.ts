import type { Truth } from '../../catalogue/app/seen.ts'
import type { Seen as Value } from '../../engine/seen.ts'
import type { Letter } from '../../catalogue/app/table.ts'
import { chains } from '../../catalogue/app/words.ts'

/**
 * MetaMask asks a person about another chain only where the site may not use it. Where a drive needs that prompt, the
 * site is limited to the home chain: best in the prompt of its connection, else in the wallet, before the app asks.
 *
 * @param asksForChain whether the drive picks a chain in the app.
 */
export const createChainLimit = (asksForChain: boolean) => {
  /** The site may use the home chain alone, and has not asked for another since. */
  let limited = false
  return {
    /** What a person chooses in the prompt that is open. */
    choice({ accounts, chainId }: Truth): Value[] {
      const home = chainId === chains.home
      // Only the prompt of a connection takes chains away.
      limited = home && asksForChain && accounts.length === 0
      return home && !asksForChain ? [] : [{ chains: [chainId] }]
    },
    /** Whether it has to be limited in the wallet before the app asks for another chain. */
    isDue: ({ accounts }: Truth, state: Letter): boolean =>
      !limited && accounts.length > 0 && state === 'N',
    /** The app asks for another chain, which the site may use then. */
    lift() {
      limited = false
    },
  }
}
