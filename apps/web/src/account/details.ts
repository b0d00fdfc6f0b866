import { createPart } from '@touchstone/react'

/** The details of the account, in a chunk of their own. */
export const AccountDetails = createPart(async () => {
  const chunk = await import('./chunk.ts')
  return { default: chunk.AccountDetails }
})

/**
 * Fetches the details before the first paint, where it is known that they are shown: the page then
 * does not grow under one's eyes. Settles when they are here, else after `patience` ms; never rejects.
 */
export const detailsAhead = (patience = 1_000): Promise<void> =>
  Promise.race([AccountDetails.prefetch(), new Promise<void>((done) => setTimeout(done, patience))])
