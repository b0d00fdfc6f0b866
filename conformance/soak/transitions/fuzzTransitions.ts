import type { transition } from '@touchstone/connect'
import { personas } from '@touchstone/harness'
import { recordWalletMessages } from '../../app/environments/node/transitions/recordWalletMessages.ts'
import {
  fuzzTransitionsOfWallet,
  replayStimuli,
  type ReplayedPage,
} from '../../app/environments/node/transitions/fuzzTransitionsOfWallet.ts'
import { UsageError } from '../../core/UsageError.ts'
import { isRemoteWallet } from '../../app/isRemoteWallet.ts'
import { formatRate } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatSoakCommand } from '../formatSoakCommand.ts'

type Options = Pick<SoakOptions, 'steps' | 'seed' | 'wallets' | 'replay'>

/** Runs the group `transitions`: checks the results of random stimuli against invariants. */
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
    const options = { steps: share, seed, wallet, remote, signal, ...(step && { step }) }
    const { violation, ...walk } = await fuzzTransitionsOfWallet(messages, options)
    steps += walk.steps
    if (!violation) continue
    const again = formatSoakCommand('transitions', { replay: JSON.stringify(violation.page) })
    failures.push(`${wallet}: ${violation.faults.join('; ')}: ${again}`)
  }
  const figure = `${formatRate(steps, 'steps', performance.now() - began)} on ${wallets.length} wallets`
  return { figure: `${figure}, ${failures.length} violations`, failures }
}

const replayTransitions = (text: string, step?: typeof transition): GroupResult => {
  const page = pageOf(text)
  const faults = replayStimuli(page, step)
  return { figure: `${page.stimuli.length} steps again, ${faults.length} faults`, failures: faults }
}

const pageOf = (text: string): ReplayedPage => {
  try {
    const page = JSON.parse(text) as ReplayedPage
    if (page.stimuli.every(({ type }) => typeof type === 'string')) return page
  } catch {}
  throw new UsageError('--replay for transitions needs the JSON that the failure printed.')
}
