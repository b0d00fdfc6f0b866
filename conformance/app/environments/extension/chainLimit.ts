import type { Truth } from '../../cells/Observation.ts'
import type { SerializedValue as Value } from '../../../core/serialize.ts'
import type { StateLetter } from '../../cells/transitionTable.ts'
import { chains } from '../../cells/testValues.ts'

/**
 * MetaMask prompts for another chain only if the site has no permission for it. If a drive needs that prompt, limits
 * the site to the home chain: in the connect prompt if possible, else in the wallet before the app asks.
 *
 * @param asksForChain whether the drive picks a chain in the app
 */
export const createChainLimit = (asksForChain: boolean) => {
  /** The site has permission for the home chain only, and has not asked for another since. */
  let limited = false
  return {
    /** The user's choice in the open prompt. */
    choice({ accounts, chainId }: Truth): Value[] {
      const home = chainId === chains.home
      // Only a connect prompt can remove chains.
      limited = home && asksForChain && accounts.length === 0
      return home && !asksForChain ? [] : [{ chains: [chainId] }]
    },
    /** Whether the site must be limited in the wallet before the app asks for another chain. */
    isDue: ({ accounts }: Truth, state: StateLetter): boolean =>
      !limited && accounts.length > 0 && state === 'N',
    /** The app asks for another chain, which gives the site permission for it. */
    lift() {
      limited = false
    },
  }
}
