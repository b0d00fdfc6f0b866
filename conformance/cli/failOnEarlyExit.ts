/**
 * Makes the process fail with exit code 2 and one line if it exits before the command has ended: a module of the user
 * called `process.exit(0)`, or waits for a promise that never settles. A script would take exit code 0 for a success.
 * Signals keep their codes, 128 and more. Returns the function to call when the command has ended.
 */
export function failOnEarlyExit(): () => void {
  const fail = (cause: string) => {
    ended()
    process.exitCode = 2
    process.stderr.write(`touchstone: the run ended before its result: ${cause}.\n`)
  }
  const onExit = (code: number) => {
    if (code < 128) fail(`a module called process.exit(${code})`)
  }
  // Node sends this event if nothing is left that could settle the promise. It then adds a warning of its own, unless
  // the process exits here.
  const onBeforeExit = () => {
    fail('a module waits for a promise that never settles')
    process.exit()
  }
  const ended = () => {
    process.off('exit', onExit)
    process.off('beforeExit', onBeforeExit)
  }
  process.on('exit', onExit)
  process.on('beforeExit', onBeforeExit)
  return ended
}
