import { readFileSync } from 'node:fs'

/** Returns the version in the suite's `package.json`. */
export function suiteVersion(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return version
}
