/**
 * Waits until what is looked at has been the same for so many ms. Nobody can ask a real wallet whether it
 * has said all: its events come up to 400 ms after the answer (`chainChanged`).
 */
export const createQuiet = (look: () => Promise<string>) => async (ms: number) => {
  let last = await look()
  let since = performance.now()
  while (performance.now() - since < ms) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    const now = await look()
    if (now !== last) since = performance.now()
    last = now
  }
}
