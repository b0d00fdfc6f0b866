/**
 * Makes the process fail with one line if it exits before the command has ended. For example, a module of the user
 * calls `process.exit(0)`, which a script would take for a success. The exit code is 2, or 3 if an error was not
 * caught, which may come from the suite. An exit code of 128 or more, which means a signal, stays. Returns the function
 * to call when the command has ended.
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
  // Node sends this event if nothing is left that could settle the promise. It then adds a warning of its own, unless
  // the process exits here.
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
