import type { AppChains } from '../AppChains.ts'
import type { AppStep } from '../AppStep.ts'
import { connected } from '../pathsToStates.ts'
import { setCapabilities, watchCapabilities } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'
import type { StateLetter } from '../transitionTable.ts'
import type { StimulusVariant } from './defineStimulus.ts'
import { noCapabilitiesReason } from './nodeOnlyReasons.ts'

/**
 * In state N, returns a variant with capabilities (EIP-5792), which differ between the accounts and change with the
 * stimulus: without a new request, the app has outdated ones.
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
