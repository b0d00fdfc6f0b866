import {
  certifyBuild,
  metamaskVersions,
  type MetamaskVersion,
  readRecordings,
  recordedVersionFor,
  type Recordings,
} from '@touchstone/harness/reality'
import { buildOptions } from '../../../cli/buildOptions.ts'
import { UsageError } from '../../../engine/UsageError.ts'
import { type Certified, certifyText } from './certifyText.ts'
import { describeNotRecorded } from './notRecorded.ts'
import { recordMetaMask } from './recordMetaMask.ts'

/**
 * Replays recordings of the real wallet on its persona and prints what differs and is not explained: of the build that
 * is named, which is recorded first, else of each version in the repository.
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
    // Only what was recorded again can have vanished.
    gone: vanished.filter(({ scenario }) => !recordings || Object.hasOwn(recordings, scenario)),
  }
}
