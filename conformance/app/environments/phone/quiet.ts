import { waitUntil } from '../../../core/waitUntil.ts'

/** Waits until the result of `look` has been the same for `ms`. */
export const createQuietWait = (look: () => Promise<string>) => async (ms: number) => {
  let last = await look()
  let since = performance.now()
  const isQuiet = async () => {
    const now = await look()
    if (now !== last) since = performance.now()
    last = now
    return performance.now() - since >= ms
  }
  await waitUntil(isQuiet, {
    otherwise: 'The app and the phone were not quiet',
    timeout: 60_000,
    interval: 25,
  })
}
