import { readFileSync } from 'node:fs'

/** The suite's own version, as its package says it. */
export function suiteVersion(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return version
}
