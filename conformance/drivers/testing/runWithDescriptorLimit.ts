import { execFile } from 'node:child_process'

/** Source of `takeDescriptors()`, which takes all free file descriptors of its process. */
const prelude = `
import { openSync } from 'node:fs'
const taken = []
function takeDescriptors() {
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {}
}
`

/**
 * Runs a script in a process of its own that may have this many file descriptors. The script can call
 * `takeDescriptors()`.
 *
 * @returns what the script printed, with its uncaught error.
 */
export const runWithDescriptorLimit = (limit: number, script: string): Promise<string> => {
  const node = [process.execPath, '--input-type=module-typescript', '--eval', prelude + script]
  const shell = `ulimit -n ${limit} && exec "$0" "$@"`
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', shell, ...node], (_, stdout, stderr) => resolve(stdout + stderr))
  })
}
