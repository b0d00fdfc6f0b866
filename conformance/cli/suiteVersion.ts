import { readFileSync } from 'node:fs'

/** Returns the version of the suite, from its `package.json`. */
export function suiteVersion(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return version
}
