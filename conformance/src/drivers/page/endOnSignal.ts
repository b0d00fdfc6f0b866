let armed = false

/**
 * Lets the process end when it is told to. Playwright only closes its browsers then, and all that was
 * still to be done would be done without one.
 */
export function endOnSignal(): void {
  if (armed) return
  armed = true
  // Playwright ends what is left of its browsers when the process exits.
  const ends = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(ends)) process.once(signal, () => process.exit(code))
}
