import type { Recordings } from '@touchstone/harness/fidelity'
import type { BuildOptions } from '../findBuild.ts'

/** Options of a run that records a real wallet. */
export type RecordOptions = {
  build: BuildOptions
  headed?: boolean
  /** Called after each recording. */
  onRecorded?: (name: string) => void
  /** Called for each scenario that could not be played to its end. */
  onFailed?: (name: string, reason: string) => void
  /** Called for each scenario whose feature depends on a service that is not imitated. */
  onSkipped?: (name: string, service: string) => void
}

/** All recordings of one build, and the scenarios that could not be played, each with the reason. */
export type RecordedRun = {
  version: string
  recordings: Recordings
  failed: Readonly<Record<string, string>>
}
