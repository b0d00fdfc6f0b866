import type { Entry } from '@touchstone/harness'
import type { AppChains } from '../../cells/AppChains.ts'
import type { Observation } from '../../cells/Observation.ts'
import type { StimulusEvidence } from '../../cells/CellVariant.ts'
import { stateLetterOf, type StateLetter } from '../../cells/transitionTable.ts'
import {
  callsSince,
  hasEvidence,
  isUnanswered,
  refusalsSince,
} from '../../walletTranscriptQueries.ts'
import { toAppLine, toTranscriptLine } from '../../toTranscriptLine.ts'
import { observeView, type PageView } from './readPageView.ts'

export declare namespace createStimulusObserver {
  type Options = {
    readView(): Promise<PageView>
    /** Reads the wallet's transcript. */
    readEntries(): Promise<readonly Entry[]>
    errors: { unhandled: readonly string[]; console: readonly string[] }
    chains: AppChains
  }
}

/** Creates the part of a driver that observes the app in a page and the wallet's messages. */
export const createStimulusObserver = ({
  readView,
  readEntries,
  errors,
  chains,
}: createStimulusObserver.Options) => {
  let before: StateLetter = 'D'
  /** Numbers of events and messages, and the time of the page, when the stimulus began. */
  let from = { stream: 0, entries: 0, at: 0 }
  const entriesSince = async () => (await readEntries()).slice(from.entries)

  return {
    state: async () => stateLetterOf((await readView()).status),
    beginStimulus: async () => {
      const now = await readView()
      before = stateLetterOf(now.status)
      from = { stream: now.stream.length, entries: (await readEntries()).length, at: now.at }
    },
    /** Call this when a reload begins, since the new document has other events. */
    onReload: (entries = from.entries) => {
      from = { stream: 0, entries, at: 0 }
    },
    hasEvidence: async (evidence: StimulusEvidence) => hasEvidence(await entriesSince(), evidence),
    isUnanswered: async (method: string) => isUnanswered(await entriesSince(), method),
    observe: async () => {
      const view = await readView()
      const entries = await readEntries()
      const observation = {
        before,
        ...observeView(view),
        from: from.stream,
        calls: callsSince(entries, from.entries),
        refusals: refusalsSince(entries, from.entries),
        configured: chains.supported,
        // Getters, so that the result has the errors that arrive while the driver asks the wallet for its state.
        get unhandled() {
          return [...errors.unhandled]
        },
        get console() {
          return [...errors.console, ...compareActivityLog(view)]
        },
      } satisfies Partial<Observation>
      return { view, from, observation }
    },
    transcript: async () => [
      ...(await readEntries()).map(toTranscriptLine),
      ...(await readView()).stream.map(toAppLine),
    ],
  }
}

/** Compares the Activity log on the screen with the events that the app dispatched on `window`. */
export const compareActivityLog = ({ stream, log }: Pick<PageView, 'stream' | 'log'>): string[] => {
  const dispatched = stream.map((detail) => JSON.stringify(detail))
  return dispatched.join('\n') === log.join('\n')
    ? []
    : ['the log on screen differs from the events on window']
}
