import { lazyPart } from '@touchstone/react'

export const LazyAccountDetails = lazyPart(async () => {
  const chunk = await import('./accountChunk.ts')
  return { default: chunk.AccountDetails }
})

/**
 * Loads the account details before the first render of a page that restores a connection, so that the page does not grow
 * afterwards. Resolves when the load ends or after 1 s. Never rejects.
 */
export const prefetchAccountDetails = (): Promise<void> =>
  Promise.race([
    LazyAccountDetails.prefetch(),
    new Promise<void>((done) => setTimeout(done, 1_000)),
  ])
