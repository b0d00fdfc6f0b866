import { Ended } from './Ended.ts'
import { play, type Played } from './play.ts'

/**
 * Plays alike scripts once. Judges are pure functions of what was seen, so each gives its own verdict on it.
 *
 * @param playOne plays one of them
 */
export function createPlayAlike(playOne = play): typeof play {
  const alike = new Map<string, Promise<Played>>()
  return (check, environment, options) => {
    const { script, feature, window, transport } = check
    const key = JSON.stringify([script, feature, window, transport, options])
    const played = alike.get(key) ?? playOne(check, environment, options)
    alike.set(key, played)
    // What broke was this wallet: whoever plays the same next has another.
    played.catch((error: unknown) => {
      // What a person put off, or cannot do, they are not asked anew.
      if (!(error instanceof Ended)) alike.delete(key)
    })
    return played
  }
}
