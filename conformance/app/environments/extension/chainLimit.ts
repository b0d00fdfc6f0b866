import type { Truth } from '../../cells/Observation.ts'
import type { SerializedValue as Value } from '../../../core/serialize.ts'
import type { StateLetter } from '../../cells/transitionTable.ts'
import { defaultChains } from '../../cells/AppChains.ts'

/**
 * Decides when to limit a site to the home chain. A wallet with limits prompts for a switch only if the site has no permission for
 * the new chain. A variant that needs this prompt limits the site in the connect prompt if possible, else in the
 * wallet's settings before the app requests the switch.
 *
 * @param asksForChain whether the variant switches the chain in the app
 */
export const createChainLimit = (asksForChain: boolean) => {
  /** Whether the site has a permission for the home chain only. */
  let limited = false
  return {
    /** Returns the arguments of `approve` for the open prompt: the chains that the user selects. */
    choice({ accounts, chainId }: Truth): Value[] {
      const home = chainId === defaultChains.home
      // Only a connect prompt can limit the chains. A site without accounts has a connect prompt.
      limited = home && asksForChain && accounts.length === 0
      return home && !asksForChain ? [] : [{ chains: [chainId] }]
    },
    /** Whether the site must be limited in the wallet's settings before the app requests another chain. */
    isDue: ({ accounts }: Truth, state: StateLetter): boolean =>
      !limited && accounts.length > 0 && state === 'N',
    /** Records that the app requests another chain, which gives the site a permission for that chain. */
    lift() {
      limited = false
    },
  }
}
