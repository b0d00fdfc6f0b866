import { ignoreErrors } from './ignoreErrors.ts'

/** Parses untrusted JSON. Returns undefined for any other value. */
export function parseJson(text: unknown): unknown {
  return typeof text === 'string' ? ignoreErrors(() => JSON.parse(text) as unknown) : undefined
}
