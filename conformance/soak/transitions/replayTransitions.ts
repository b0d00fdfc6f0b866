import type { transition } from '@touchstone/connect'
import {
  replayPage,
  type ReplayedPage,
} from '../../app/environments/node/transitions/walkTransitions.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { GroupResult } from '../group.ts'

/**
 * Plays one page of `transitions` again.
 *
 * @throws UsageError where the text is not a page as a failure prints it.
 */
export const replayTransitions = (text: string, step?: typeof transition): GroupResult => {
  const page = pageOf(text)
  const faults = replayPage(page, step)
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
