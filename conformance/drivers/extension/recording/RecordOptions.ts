import type { Recordings } from '@touchstone/harness/fidelity'
import type { BuildOptions } from '../findBuild.ts'

/** Options of a run that records a real wallet. */
export type RecordOptions = {
  build: BuildOptions
  headed?: boolean
  /** Called after each recording. */
  onRecorded?: (name: string) => void
  /** Called for each scenario whose feature depends on a service that is not imitated. */
  onSkipped?: (name: string, service: string) => void
}

/** All recordings of one build. */
export type RecordedRun = { version: string; recordings: Recordings }
