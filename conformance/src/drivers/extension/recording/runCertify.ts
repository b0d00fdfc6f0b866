import { personas } from '@touchstone/harness'
import { certifyBuild, readRecordings, type Recordings } from '@touchstone/harness/reality'
import { buildOptions } from '../../../cli/buildOptions.ts'
import { UsageError } from '../../../engine/UsageError.ts'
import { describeNotRecorded } from './notRecorded.ts'
import { recordMetaMask } from './recordMetaMask.ts'

const recorded = 'metamask-13.13.1'

/**
 * Replays recordings of the real wallet on its persona and prints what differs and is not explained.
 *
 * @returns the exit code: 1 when something is left to explain.
 * @throws UsageError when there is no such wallet, or the build that is named cannot be had.
 */
export async function runCertify(
  wallet: string,
  options: { extension?: string; metamask?: string },
): Promise<number> {
  if (wallet !== 'metamask')
    throw new UsageError(`There are no recordings of "${wallet}". Known: metamask.`)
  const build = buildOptions(options)
  const isBuildNamed = Object.keys(build).length > 0
  const made = isBuildNamed ? await recordMetaMask({ build }) : undefined
  const { replayed, found, undeclared, vanished } = await certifyBuild(
    recorded,
    personas.metamask,
    made?.recordings,
  )
  // Only what was recorded again can have vanished.
  const gone = vanished.filter(({ scenario }) => isAmong(made?.recordings, scenario))
  for (const { scenario, undeclared: lines } of undeclared)
    process.stdout.write(`\n${scenario}\n${lines.map((line) => `  ${line}\n`).join('')}`)
  for (const { scenario, line } of gone)
    process.stdout.write(`\n${scenario}: explained, and no longer there\n  ${line}\n`)
  if (made) process.stdout.write(describeNotRecorded(Object.keys(readRecordings(recorded)).length))
  const explained = found.length - undeclared.length
  process.stdout.write(
    `certify: metamask ${made?.version ?? '13.13.1'}: ${replayed} recordings replayed, ` +
      `${explained} differ as explained, ${undeclared.length} unexplained\n`,
  )
  return undeclared.length + gone.length > 0 ? 1 : 0
}

const isAmong = (recordings: Recordings | undefined, scenario: string): boolean =>
  recordings === undefined || Object.hasOwn(recordings, scenario)
