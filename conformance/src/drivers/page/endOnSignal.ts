let armed = false

/**
 * Lets the process end when it is told to. Playwright only closes its browsers then, and all that was
 * still to be done would be done without one.
 */
export function endOnSignal(): void {
  if (armed) return
  armed = true
  // Again and again: `npm run` passes on what its child has heard too, and one more would end it before its clean-up.
  // Playwright ends what is left of its browsers when the process exits.
  const ends = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(ends)) process.on(signal, () => process.exit(code))
}
