import {
  certifyBuild,
  metamaskVersions,
  type MetamaskVersion,
  readRecordings,
  recordedVersionFor,
  type Recordings,
} from '@touchstone/harness/reality'
import { buildOptions } from '../../../../cli/buildOptions.ts'
import { UsageError } from '../../../../core/UsageError.ts'
import { type Certified, certifyText } from './certifyText.ts'
import { describeNotRecorded } from './notRecorded.ts'
import { recordMetaMask } from './recordMetaMask.ts'

/**
 * Replays recordings of the real wallet on its persona and prints the unexplained differences. Records the build that
 * the options name first; without one, it replays the recordings of each version in the repository.
 *
 * @returns the exit code: 1 when there are unexplained differences, or explained ones that no longer occur.
 * @throws UsageError when there are no recordings of the wallet, or the named build is not available.
 */
export async function runCertify(
  wallet: string,
  options: { extension?: string; metamask?: string },
): Promise<number> {
  if (wallet !== 'metamask')
    throw new UsageError(`There are no recordings of "${wallet}". Known: metamask.`)
  const build = buildOptions(options)
  const certified =
    Object.keys(build).length > 0 ? [await certifyReal(build)] : await certifyRecorded()
  process.stdout.write(certifyText(certified))
  return certified.some(({ unexplained, gone }) => unexplained.length + gone.length > 0) ? 1 : 0
}

async function certifyReal(build: recordMetaMask.Options['build']): Promise<Certified> {
  const { version, recordings } = await recordMetaMask({ build })
  const certified = await certifyAs(recordedVersionFor(version), version, recordings)
  process.stdout.write(describeNotRecorded(Object.keys(readRecordings('13.13.1')).length))
  return certified
}

const certifyRecorded = (): Promise<Certified[]> =>
  Promise.all(
    (Object.keys(metamaskVersions) as MetamaskVersion[]).map((version) =>
      certifyAs(version, version),
    ),
  )

async function certifyAs(
  recorded: MetamaskVersion,
  version: string,
  recordings?: Recordings,
): Promise<Certified> {
  const { replayed, found, undeclared, vanished } = await certifyBuild(recorded, recordings)
  return {
    version,
    persona: metamaskVersions[recorded],
    replayed,
    explained: found.length - undeclared.length,
    unexplained: undeclared,
    // A difference can only vanish from a scenario that was recorded again.
    gone: vanished.filter(({ scenario }) => !recordings || Object.hasOwn(recordings, scenario)),
  }
}
