/**
 * A fixture that a page cannot have. The types of this door are those of Node, so that a test may ask
 * for it: then it is told why, instead of finding nothing there.
 */
const notInPage = (name: string, instead: string) => {
  // Vitest reads what a fixture wants from its parameter's pattern: it must name something.
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
