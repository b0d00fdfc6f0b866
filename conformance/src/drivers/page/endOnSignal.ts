let armed = false

/**
 * Lets the process end when it is told to. Playwright only closes its browsers then, and all that was
 * still to be done would be done without one.
 */
export function endOnSignal(): void {
  if (armed) return
  armed = true
  // Playwright ends what is left of its browsers when the process exits.
  process.once('SIGTERM', () => process.exit(143)).once('SIGHUP', () => process.exit(129))
}
