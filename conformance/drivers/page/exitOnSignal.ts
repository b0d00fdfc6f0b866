let armed = false

/**
 * Makes the process exit on a signal. By default, Playwright would only close its browsers on a signal, and the
 * run would go on without them.
 */
export function exitOnSignal(): void {
  if (armed) return
  armed = true
  // Keep this listener after the first signal. `npm run` sends the signal a second time, which would otherwise
  // end the process before its cleanup. Playwright kills its browsers when the process exits.
  const ends = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(ends)) process.on(signal, () => process.exit(code))
}
