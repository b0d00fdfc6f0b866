import type { transition } from '@touchstone/connect'
import { personas } from '@touchstone/harness'
import { recordWalletMessages } from '../../app/environments/node/transitions/recordWalletMessages.ts'
import { fuzzTransitionsOfWallet } from '../../app/environments/node/transitions/fuzzTransitionsOfWallet.ts'
import { isRemoteWallet } from '../../app/isRemoteWallet.ts'
import { formatRate } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatSoakCommand } from '../formatSoakCommand.ts'
import { replayTransitions } from './replayTransitions.ts'

type Options = Pick<SoakOptions, 'steps' | 'seed' | 'wallets' | 'replay'>

/**
 * Runs the group `transitions`: calls the transition function with random stimuli, among them recorded messages of each
 * wallet, and checks the results against invariants.
 */
export const fuzzTransitions = async (
  { steps: wanted = 1_000_000, seed, wallets, replay }: Options,
  { signal }: Pick<SoakTools, 'signal'>,
  step?: typeof transition,
): Promise<GroupResult> => {
  if (replay !== undefined) return replayTransitions(replay, step)
  const began = performance.now()
  const failures: string[] = []
  let steps = 0
  for (const [nth, wallet] of wallets.entries()) {
    if (signal.aborted) break
    const messages = await recordWalletMessages(wallet)
    const share = Math.ceil((wanted - steps) / (wallets.length - nth))
    const remote = isRemoteWallet(personas[wallet])
    const walk = await fuzzTransitionsOfWallet(messages, {
      steps: share,
      seed,
      wallet,
      remote,
      signal,
      ...(step && { step }),
    })
    steps += walk.steps
    const { violation } = walk
    if (violation)
      failures.push(
        `${wallet}: ${violation.faults.join('; ')}: ${formatSoakCommand('transitions', { replay: JSON.stringify(violation.page) })}`,
      )
  }
  const figure = `${formatRate(steps, 'steps', performance.now() - began)} on ${wallets.length} wallets`
  return { figure: `${figure}, ${failures.length} violations`, failures }
}
