let armed = false

/** Makes the process exit on a signal. Playwright would only close its browsers. */
export function exitOnSignal(): void {
  if (armed) return
  armed = true
  // Keep the listeners after the first signal, which `npm run` sends twice.
  const ends = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(ends)) process.on(signal, () => process.exit(code))
}
