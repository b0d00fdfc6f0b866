import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Returns the innermost line of a file in a stack, for example ` (dapp.ts:12)`, or an empty text. */
export const describeStackLine = (thrown: unknown, file: string | undefined): string => {
  const stack = thrown instanceof Error ? thrown.stack : undefined
  if (stack === undefined || file === undefined || !existsSync(file)) return ''
  // Node imports the target of a symbolic link. Stacks have paths or URLs.
  const path = realpathSync(file)
  const names = [path, pathToFileURL(path).href]
  for (const frame of stack.split('\n').filter((text) => /^\s*at /.test(text))) {
    const name = names.find((one) => frame.includes(`${one}:`))
    const [line] = name === undefined ? [] : (frame.split(`${name}:`)[1]?.match(/^\d+/) ?? [])
    if (line !== undefined) return ` (${basename(file)}:${line})`
  }
  return ''
}
