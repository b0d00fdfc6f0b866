import { play, type Played } from './play.ts'

/**
 * Plays alike scripts once: where a prompt takes a second, many checks share one scenario. Judges are pure
 * functions of what was seen, so each gives its own verdict on it.
 */
export function createPlayOnce(): typeof play {
  const played = new Map<string, Promise<Played>>()
  return (check, environment, options) => {
    const key = JSON.stringify([check.script, check.feature, check.window, options])
    const one = played.get(key) ?? play(check, environment, options)
    played.set(key, one)
    return one
  }
}
