/**
 * Creates a fixture that a page cannot have. The types of this entry are those of Node, so a test may request
 * it. It then gets an error with the reason instead of undefined.
 */
const notInPage = (name: string, instead: string) => {
  // Vitest reads a fixture's dependencies from the pattern of its parameter, which must name something.
  return async ({ task: _ }: { task: unknown }): Promise<never> => {
    throw new Error(
      `There is no "${name}" in Vitest's browser mode, because a page can start no process and no server: ${instead}.`,
    )
  }
}

const chain =
  'add "@touchstone/harness/vitest/chain" to globalSetup, and the wallet has a local chain 56, or run this test in Node'
const phone = 'run this test in Node or in Playwright'

export const notInPages = {
  chain: notInPage('chain', chain),
  chains: notInPage('chains', chain),
  phone: notInPage('phone', phone),
  relay: notInPage('relay', phone),
}
