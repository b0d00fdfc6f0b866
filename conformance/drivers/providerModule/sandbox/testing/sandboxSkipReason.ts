import { bubblewrap } from '../bubblewrap.ts'

/**
 * Returns the reason why this machine cannot run the tests of the sandbox, as a suffix for their titles.
 * Returns an empty text if it can.
 *
 * @throws UsageError if it cannot, and REQUIRE_SANDBOX is set.
 */
export function sandboxSkipReason(): string {
  try {
    bubblewrap({ readable: [] })
    return ''
  } catch (error) {
    if (process.env['REQUIRE_SANDBOX']) throw error
    return ` (skipped: ${(error as Error).message.replaceAll(/[()]/g, '')})`
  }
}
