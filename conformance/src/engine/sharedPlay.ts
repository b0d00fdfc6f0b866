import type { Check } from './check.ts'
import type { Environment } from './driver.ts'
import { failsRun } from './expectations.ts'
import { grade } from './grade.ts'
import { closeStage, openStage, type play, playOn, withBoot, type Played } from './play.ts'
import { createPlayAlike } from './playAlike.ts'
import type { Stage } from './stage.ts'
import { callsOf, type Step } from './step.ts'
import { record } from './transcript.ts'

/** A wallet on which the opening of some scripts was played, and the way back to there, if there is one. */
type Scene = { opening: string; stage: Stage; back?: (() => Promise<boolean>) | undefined }

/**
 * Plays as `play` does, where a prompt takes a second: alike scripts are played once, and scripts that begin
 * alike (most connect first) go on, one after the other, from one beginning on one wallet, as long as it
 * can be brought back there. Judges are pure functions of what was seen, so each gives its own verdict.
 */
export function createSharedPlay(): typeof play {
  /** Wallets that nobody plays on just now. With those in use they are never more than there are lanes. */
  const idle: Scene[] = []

  /** The opening, or all that comes of the check where it ends in there: it is not tried again elsewhere. */
  async function enter(
    check: Check,
    environment: Environment,
    options: play.Options,
  ): Promise<{ scene: Scene } | { played: Played }> {
    const steps = openingOf(check.script)
    const opening = JSON.stringify(steps)
    const at = idle.findIndex((scene) => scene.opening === opening)
    if (at !== -1) return { scene: idle.splice(at, 1)[0]! }
    await makeRoom()
    const stage = await openStage(environment, options)
    let scene: Scene | undefined
    try {
      const playing = playOn({ script: steps }, stage, withBoot(steps), options)
      const played = await orEvidence(check, playing, stage)
      if (played.ended || unanswered(stage)) await keepEvidence(check, played, stage)
      else scene = { opening, stage, back: await stage.driver.keep?.() }
      return scene ? { scene } : { played }
    } finally {
      if (!scene) await closeStage(stage)
    }
  }

  async function makeRoom(): Promise<void> {
    const left = idle.shift()
    if (left) await closeStage(left.stage)
  }

  async function playFrom(scene: Scene, check: Check, options: play.Options): Promise<Played> {
    const begun = scene.stage
    const stage: Stage = {
      ...begun,
      sentinel: options.sentinel ?? true,
      recorder: record(undefined, begun.recorder.entries),
      pending: new Map(begun.pending),
      answered: new Set(begun.answered),
    }
    const rest = check.script.slice(openingOf(check.script).length)
    let usable = false
    try {
      const played = await orEvidence(check, playOn(check, stage, rest, options), stage)
      await keepEvidence(check, played, stage)
      for (const step of rest) if (step.do === 'listen') await stage.driver.unlisten(step.id)
      usable = !unanswered(stage) && played.ended?.status !== 'timeout'
      usable &&= (await scene.back?.()) ?? false
      return played
    } finally {
      if (usable) idle.push(scene)
      else await closeStage(begun)
    }
  }

  async function playNew(check: Check, environment: Environment, options: play.Options) {
    if (sharesIn(check)) {
      const begun = await enter(check, environment, options)
      return 'played' in begun ? begun.played : playFrom(begun.scene, check, options)
    }
    await makeRoom()
    const stage = await openStage(environment, options)
    try {
      const playing = playOn(check, stage, withBoot(check.script), options)
      const played = await orEvidence(check, playing, stage)
      await keepEvidence(check, played, stage)
      return played
    } finally {
      await closeStage(stage)
    }
  }

  return createPlayAlike(playNew)
}

/** What was thrown is nobody's verdict, but a person would want to see it too, and its pages are still there. */
async function orEvidence(check: Check, playing: Promise<Played>, { driver }: Stage) {
  try {
    return await playing
  } catch (error) {
    await driver.evidence?.(check.id).catch(() => undefined)
    throw error
  }
}

/** While the pages are still there: their judge speaks later, and says the same. */
async function keepEvidence(check: Check, played: Played, { driver }: Stage): Promise<void> {
  if (driver.evidence && failsRun(grade(check, played, 0))) await driver.evidence(check.id)
}

/** Those that begin alike in a row, else in their order. */
export const byOpening = (checks: readonly Check[]): Check[] =>
  [
    ...Map.groupBy(checks, (check) =>
      sharesIn(check) ? JSON.stringify(openingOf(check.script)) : '',
    ).values(),
  ].flat()

/** A script that is about a page's first moments, or that loads it anew, wants a page of its own. */
const sharesIn = ({ script, window }: Check): boolean =>
  !window && script.every((step) => !own.has(step.do === 'user' ? step.act : step.do))

const own: ReadonlySet<string> = new Set([
  ...['boot', 'decoy', 'discover'],
  ...['reload', 'openPage', 'openOrigin', 'openFrame', 'leaveAndReturn'],
])

/** Its first steps, up to where it says what it stands on, if nothing is open there. */
function openingOf(script: readonly Step[]): readonly Step[] {
  const end = script.findIndex((step) => step.do === 'need') + 1
  const steps = script.slice(0, end)
  const settled = new Set(steps.map((step) => (step.do === 'settle' ? step.of : undefined)))
  const clear = steps.every((step) => callsOf(step).every(({ id }) => settled.has(id)))
  return clear && !steps.some((step) => step.do === 'listen') ? steps : []
}

const unanswered = ({ pending, answered }: Stage): boolean =>
  [...pending.keys()].some((id) => !answered.has(id))
