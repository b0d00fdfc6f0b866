import { Ended } from '../../engine/Ended.ts'
import { play, type Played } from '../../engine/play.ts'

/**
 * Plays equal scripts once, so that nobody does the same thing twice. Judges are pure functions of the transcript: each
 * check gets its own verdict.
 *
 * @param playScript plays one script.
 */
export function createPlayOnce(playScript = play): typeof play {
  const known = new Map<string, Promise<Played>>()
  return (check, environment, options) => {
    const { script, feature, window, transport } = check
    const key = JSON.stringify([script, feature, window, transport, options])
    const played = known.get(key) ?? playScript(check, environment, options)
    known.set(key, played)
    played.catch((error: unknown) => {
      // A person is not asked again for what they put off, or cannot do; what broke is played again.
      if (!(error instanceof Ended)) known.delete(key)
    })
    return played
  }
}
