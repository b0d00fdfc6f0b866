/**
 * Makes the process fail if it exits before the command has ended, for example by `process.exit(0)` of a user's
 * module. Returns the function to call at the end of the command.
 */
export function failOnEarlyExit(): () => void {
  const fail = (cause: string, exitCode = 2) => {
    ended()
    process.exitCode = exitCode
    process.stderr.write(`touchstone: the run ended before its result: ${cause}.\n`)
  }
  // Node prints the error itself, then exits.
  const onError = () => {
    fail('the error below was not caught', 3)
    process.on('exit', () => void (process.exitCode = 3))
  }
  const onExit = (code: number) => {
    if (code < 128) fail(`a module called process.exit(${code})`)
  }
  // Node emits this event if nothing is left that could settle the promise.
  const onBeforeExit = () => {
    fail('a module waits for a promise that never settles')
    process.exit()
  }
  const ended = () => {
    process.off('exit', onExit)
    process.off('beforeExit', onBeforeExit)
    process.off('uncaughtExceptionMonitor', onError)
  }
  process.on('exit', onExit)
  process.on('beforeExit', onBeforeExit)
  process.on('uncaughtExceptionMonitor', onError)
  return ended
}
