import { Ended } from '../../core/Ended.ts'
import { runScript, type ScriptRun } from '../../core/runScript.ts'

/**
 * Creates a variant of `play` that runs equal scripts once, so that a person need not repeat acts. Judges are
 * pure functions of the transcript, so each check still gets its own verdict.
 *
 * @param run runs one script.
 */
export function createOnceRunner(run = runScript): typeof runScript {
  const known = new Map<string, Promise<ScriptRun>>()
  return (check, environment, options) => {
    const { script, feature, window, transport } = check
    const key = JSON.stringify([script, feature, window, transport, options])
    const played = known.get(key) ?? run(check, environment, options)
    known.set(key, played)
    played.catch((error: unknown) => {
      // Keep what a person skipped or cannot do, so that they are not asked again. Other errors run again.
      if (!(error instanceof Ended)) known.delete(key)
    })
    return played
  }
}
