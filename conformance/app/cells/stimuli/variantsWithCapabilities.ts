import type { AppChains } from '../AppChains.ts'
import type { AppStep } from '../AppStep.ts'
import { connected } from '../pathsToStates.ts'
import { setCapabilities, watchCapabilities } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'
import type { StateLetter } from '../transitionTable.ts'
import type { StimulusVariant } from './defineStimulus.ts'
import { noCapabilitiesReason } from './nodeOnlyReasons.ts'

/**
 * Returns a variant of a cell in state N (connected) in which the app also has the wallet's capabilities (EIP-5792).
 * The two accounts have different capabilities, and those of the first one change with the stimulus. Without a new
 * request, the app has outdated ones. Returns no variant for other states.
 */
export const variantsWithCapabilities = (
  state: StateLetter,
  { other }: AppChains,
  stimulus: readonly AppStep[],
): readonly StimulusVariant[] =>
  state === 'N'
    ? [
        {
          name: 'with capabilities',
          path: [
            ...connected,
            setCapabilities({ account: accounts.a, atomic: 'ready' }),
            setCapabilities({ account: accounts.b, atomic: 'supported' }),
            setCapabilities({ account: accounts.b, chainId: other, atomic: 'unsupported' }),
            watchCapabilities,
          ],
          stimulus: [setCapabilities({ account: accounts.a, atomic: 'supported' }), ...stimulus],
          nodeOnly: noCapabilitiesReason,
        },
      ]
    : []
