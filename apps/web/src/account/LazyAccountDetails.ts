import { lazyPart } from '@touchstone/react'

/** Account details, loaded on demand. */
export const LazyAccountDetails = lazyPart(async () => {
  const chunk = await import('./accountChunk.ts')
  return { default: chunk.AccountDetails }
})

/**
 * Loads the details before the first paint when they are going to be shown, so that the page does not grow. Resolves
 * when they are loaded or after `patience` ms; never rejects.
 */
export const prefetchAccountDetails = (patience = 1_000): Promise<void> =>
  Promise.race([
    LazyAccountDetails.prefetch(),
    new Promise<void>((done) => setTimeout(done, patience)),
  ])
