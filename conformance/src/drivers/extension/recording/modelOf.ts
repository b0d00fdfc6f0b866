import type { Recording, Recordings } from '@touchstone/harness/reality'

/**
 * The recording of this name, which is to be repeated.
 *
 * @throws where there is none, or it asks nothing: what came of it would be as empty, and taken for equal.
 */
export function modelOf(models: Recordings, name: string): Recording {
  const model = models[name]
  if (model?.log?.some(({ k }) => k === 'req')) return model
  throw new Error(
    `No recording "${name}" asks anything, so nothing would be compared: name one in scenarios.ts that does.`,
  )
}
