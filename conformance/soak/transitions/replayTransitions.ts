import type { transition } from '@touchstone/connect'
import {
  replayStimuli,
  type ReplayedPage,
} from '../../app/environments/node/transitions/fuzzTransitionsOfWallet.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { GroupResult } from '../soakGroup.ts'

/**
 * Repeats a page load from the JSON that a failure of the group `transitions` printed: the stored intent and the
 * stimuli.
 *
 * @throws UsageError if the text is not such JSON
 */
export const replayTransitions = (text: string, step?: typeof transition): GroupResult => {
  const page = pageOf(text)
  const faults = replayStimuli(page, step)
  return {
    figure: `${page.stimuli.length} steps again, ${faults.length} faults`,
    failures: faults,
  }
}

const pageOf = (text: string): ReplayedPage => {
  try {
    const page = JSON.parse(text) as ReplayedPage
    if (page.stimuli.every(({ type }) => typeof type === 'string')) return page
  } catch {}
  throw new UsageError('--replay for transitions needs the JSON that the failure printed.')
}
