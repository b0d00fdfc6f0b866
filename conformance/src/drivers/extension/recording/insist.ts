/**
 * Does something until it was done: a prompt may not be drawn yet.
 *
 * @param what the act, for the error.
 * @throws where it was not done within `ms`.
 */
export async function insist(
  act: () => Promise<boolean>,
  what: string,
  ms = 60_000,
): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end;) if (await act()) return
  throw new Error(`MetaMask had no prompt for "${what}" within ${ms / 1000} s.`)
}
