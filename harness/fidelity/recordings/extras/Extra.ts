import type { ReplaySession } from '../openSession.ts'
import type { Stage } from '../stages.ts'
import type { Recording } from '../types.ts'

/** Lines that the real wallet's page saw, and lines from the same steps on a persona. */
export type Replay = { recorded: string[]; ours: string[] }

/** Compares the parts of a recording that are not in its log. */
export type Extra = (
  recording: Recording,
  session: ReplaySession,
  stage: Stage,
) => Replay | Promise<Replay>
