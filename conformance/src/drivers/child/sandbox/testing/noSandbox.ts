import { bubblewrap } from '../bubblewrap.ts'

/**
 * Why tests of the sandbox cannot run on this machine, as the end of their titles; empty where they can.
 *
 * @throws UsageError where the machine is required to have one.
 */
export function noSandbox(): string {
  try {
    bubblewrap({ readable: [] })
    return ''
  } catch (error) {
    if (process.env['REQUIRE_SANDBOX']) throw error
    return ` (skipped: ${(error as Error).message.replaceAll(/[()]/g, '')})`
  }
}
