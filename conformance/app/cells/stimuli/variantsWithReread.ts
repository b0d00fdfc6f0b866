import type { AppChains } from '../AppChains.ts'
import type { AppStep } from '../AppStep.ts'
import { rereadNeedsAnswer } from '../pathsToStates.ts'
import { actInWallet, selectAccounts, switchWalletTo, withoutEvent } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'
import type { TableCell } from '../transitionTable.ts'
import type { StimulusVariant } from './defineStimulus.ts'

/** Returns a variant for each outcome of an event that makes a connected app read the wallet again. */
export const variantsWithReread = (
  event: AppStep,
  { alt }: TableCell,
  chains: AppChains,
): StimulusVariant[] =>
  alt?.map(({ guard }) => ({
    guard,
    stimulus: [...(silentChanges(chains)[guard] ?? []), event],
    ...rereadNeedsAnswer,
  })) ?? [{ stimulus: [event] }]

/** Changes of the wallet without an event, by guard. */
const silentChanges = ({ other }: AppChains): { [guard: string]: readonly AppStep[] } => {
  const account = selectAccounts([accounts.b], withoutEvent)
  const chain = switchWalletTo(other, withoutEvent)
  return {
    're-read: other account': [account],
    're-read: other chain': [chain],
    're-read: other account and chain': [account, chain],
    're-read: empty': [actInWallet('wipeAccounts', withoutEvent)],
  }
}
