import { personas } from '@touchstone/harness'
import { certifyBuild, readRecordings, type Recordings } from '@touchstone/harness/reality'
import { UsageError } from '../../../engine/UsageError.ts'
import { sayNotAfresh } from './notAfresh.ts'
import { recordMetaMask } from './recordMetaMask.ts'

const build = 'metamask-13.13.1'

/**
 * Replays recordings of the real wallet on its persona and prints what differs and is not explained.
 *
 * @returns the exit code: 1 where something is left to explain.
 * @throws UsageError where there is no such wallet, or no build where one was named.
 */
export async function runCertify(
  wallet: string,
  { extension }: { extension?: string },
): Promise<number> {
  if (wallet !== 'metamask')
    throw new UsageError(`There are no recordings of "${wallet}". Known: metamask.`)
  const made = extension === undefined ? undefined : await recordMetaMask({ extension })
  const { replayed, found, undeclared, vanished } = await certifyBuild(
    build,
    personas.metamask,
    made?.recordings,
  )
  // What was not recorded afresh has not vanished.
  const gone = vanished.filter(({ scenario }) => isAmong(made?.recordings, scenario))
  for (const { scenario, undeclared: lines } of undeclared)
    process.stdout.write(`\n${scenario}\n${lines.map((line) => `  ${line}\n`).join('')}`)
  for (const { scenario, line } of gone)
    process.stdout.write(`\n${scenario}: explained, and no longer there\n  ${line}\n`)
  if (made) process.stdout.write(sayNotAfresh(Object.keys(readRecordings(build)).length))
  const explained = found.length - undeclared.length
  process.stdout.write(
    `certify: metamask ${made?.version ?? '13.13.1'}: ${replayed} recordings replayed, ` +
      `${explained} differ as explained, ${undeclared.length} unexplained\n`,
  )
  return undeclared.length + gone.length > 0 ? 1 : 0
}

const isAmong = (recordings: Recordings | undefined, scenario: string): boolean =>
  recordings === undefined || Object.hasOwn(recordings, scenario)
