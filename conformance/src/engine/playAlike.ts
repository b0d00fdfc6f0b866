import { play, type Played } from './play.ts'

/**
 * Plays alike scripts once. Judges are pure functions of what was seen, so each gives its own verdict on it.
 */
export function createPlayAlike(): typeof play {
  const played = new Map<string, Promise<Played>>()
  return (check, environment, options) => {
    const { script, feature, window, transport } = check
    const key = JSON.stringify([script, feature, window, transport, options])
    const one = played.get(key) ?? play(check, environment, options)
    played.set(key, one)
    return one
  }
}
