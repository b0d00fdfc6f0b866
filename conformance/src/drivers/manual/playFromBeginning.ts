import type { Check } from '../../engine/check.ts'
import type { Environment } from '../../engine/driver.ts'
import {
  closeStage,
  openStage,
  type play,
  type Played,
  playOn,
  withBoot,
} from '../../engine/play.ts'
import type { Stage } from '../../engine/stage.ts'
import type { Step } from '../../engine/step.ts'
import { record } from '../../engine/transcript.ts'

/** A wallet on which the beginning of some scripts was played; `isBack` says whether it stands there again. */
type Begun = { beginning: string; stage: Stage; isBack: () => Promise<boolean> }

/**
 * Plays scripts as `play` does, but scripts that begin in the same way (most connect first) go on, one after the other,
 * from one beginning, as long as the wallet stands there again: a person need not connect for each. What was seen of
 * the beginning is in the transcript of each.
 *
 * @param keep remembers how the open wallet stands.
 */
export function createPlayFromBeginning(keep: () => Promise<() => Promise<boolean>>): typeof play {
  let idle: Begun | undefined

  /** The wallet after the beginning, or all that comes of a check that ends in there. */
  async function begin(check: Check, environment: Environment, options: play.Options) {
    const steps = beginningOf(check.script)
    const beginning = JSON.stringify(steps)
    if (idle?.beginning === beginning) {
      const begun = idle
      idle = undefined
      return { begun }
    }
    await closeIdle()
    const stage = await openStage(environment, options)
    let begun: Begun | undefined
    try {
      const played = await playOn({ script: steps }, stage, withBoot(steps), options)
      if (played.ended || isWaiting(stage)) return { played }
      begun = { beginning, stage, isBack: await keep() }
      return { begun }
    } finally {
      if (!begun) await closeStage(stage)
    }
  }

  async function closeIdle(): Promise<void> {
    const left = idle
    idle = undefined
    if (left) await closeStage(left.stage)
  }

  async function playRest(begun: Begun, check: Check, options: play.Options): Promise<Played> {
    const stage: Stage = {
      ...begun.stage,
      sentinel: options.sentinel ?? true,
      recorder: record(undefined, begun.stage.recorder.entries),
      pending: new Map(begun.stage.pending),
      answered: new Set(begun.stage.answered),
    }
    const rest = check.script.slice(beginningOf(check.script).length)
    let isUsable = false
    try {
      const played = await playOn(check, stage, rest, options)
      for (const step of rest) if (step.do === 'listen') await stage.driver.unlisten(step.id)
      isUsable = !isWaiting(stage) && played.ended?.status !== 'timeout'
      isUsable &&= await begun.isBack()
      return played
    } finally {
      if (isUsable) idle = begun
      else await closeStage(begun.stage)
    }
  }

  return async (check, environment, options) => {
    if (hasSharedBeginning(check)) {
      const entered = await begin(check, environment, options)
      return entered.begun ? playRest(entered.begun, check, options) : entered.played
    }
    await closeIdle()
    const stage = await openStage(environment, options)
    try {
      return await playOn(check, stage, withBoot(check.script), options)
    } finally {
      await closeStage(stage)
    }
  }
}

/** Puts checks that begin in the same way in a row, and otherwise keeps their order. */
export const groupByBeginning = (checks: readonly Check[]): Check[] =>
  [
    ...Map.groupBy(checks, (check) =>
      hasSharedBeginning(check) ? JSON.stringify(beginningOf(check.script)) : '',
    ).values(),
  ].flat()

/** A script about the first moments of a page, or one that loads it again, needs a page of its own. */
const hasSharedBeginning = ({ script, window }: Check): boolean =>
  !window && script.every((step) => !ownPage.has(step.do === 'user' ? step.act : step.do))

const ownPage: ReadonlySet<string> = new Set([
  'boot',
  'decoy',
  'discover',
  'reload',
  'openPage',
  'openOrigin',
  'openFrame',
  'leaveAndReturn',
])

/** The first steps, up to where the script says what it depends on, if nothing is open there. */
function beginningOf(script: readonly Step[]): readonly Step[] {
  const end = script.findIndex((step) => step.do === 'need') + 1
  const steps = script.slice(0, end)
  const settled = new Set(steps.map((step) => (step.do === 'settle' ? step.of : undefined)))
  const isClear = steps.every((step) => step.do !== 'call' || settled.has(step.id))
  return isClear && !steps.some((step) => step.do === 'listen') ? steps : []
}

const isWaiting = ({ pending, answered }: Stage): boolean =>
  [...pending.keys()].some((id) => !answered.has(id))
