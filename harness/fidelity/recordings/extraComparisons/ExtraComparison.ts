import type { ReplaySession } from '../openReplaySession.ts'
import type { Stage } from '../initialStates.ts'
import type { Recording } from '../types.ts'

/** Lines that describe what the page of the real wallet saw, and lines of the same steps on a persona. */
export type Replay = { recorded: string[]; ours: string[] }

/** Formats the parts of a recording that are not in its log, and performs the same steps on the persona. */
export type ExtraComparison = (
  recording: Recording,
  session: ReplaySession,
  stage: Stage,
) => Replay | Promise<Replay>
