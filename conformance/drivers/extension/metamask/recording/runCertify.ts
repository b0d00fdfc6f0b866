import {
  type Certificate,
  compareRecordings,
  metamaskVersions,
  type MetamaskVersion,
  readRecordings,
  recordedVersionFor,
  type Recordings,
} from '@touchstone/harness/fidelity'
import Table from 'cli-table3'
import { selectBuild } from '../../selectBuild.ts'
import { UsageError } from '../../../../core/UsageError.ts'
import { describeNotRecorded } from './notRecorded.ts'
import { recordMetaMask } from './recordMetaMask.ts'

/** Result of comparing the recordings of one build with its persona. */
type CertifiedBuild = Certificate & { version: string; persona: string }

/**
 * Replays recordings of the real wallet on its persona and prints the unexplained differences. If the options
 * name a build, records that build first. Otherwise replays the recordings of each version in the repository.
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
  const build = selectBuild(options)
  const certified =
    Object.keys(build).length > 0
      ? [await certifyReal(build)]
      : await Promise.all(
          (Object.keys(metamaskVersions) as MetamaskVersion[]).map((version) =>
            certifyAs(version, version),
          ),
        )
  process.stdout.write(formatCertified(certified))
  return certified.some(({ undeclared, vanished }) => undeclared.length + vanished.length > 0)
    ? 1
    : 0
}

async function certifyReal(build: recordMetaMask.Options['build']): Promise<CertifiedBuild> {
  const { version, recordings } = await recordMetaMask({ build })
  const certified = await certifyAs(recordedVersionFor(version), version, recordings)
  process.stdout.write(describeNotRecorded(Object.keys(readRecordings('13.13.1')).length))
  return certified
}

async function certifyAs(
  recorded: MetamaskVersion,
  version: string,
  recordings?: Recordings,
): Promise<CertifiedBuild> {
  const certificate = await compareRecordings(recorded, recordings)
  // A declared difference counts as gone only if its scenario was recorded again.
  const vanished = certificate.vanished.filter(
    ({ scenario }) => !recordings || Object.hasOwn(recordings, scenario),
  )
  return { ...certificate, vanished, version, persona: metamaskVersions[recorded] }
}

/** Formats the unexplained differences, then a table with a row per build, then a summary line per build. */
function formatCertified(certified: readonly CertifiedBuild[]): string {
  const table = new Table({
    head: ['MetaMask', 'persona', 'replayed', 'equal', 'explained', 'unexplained', 'gone'],
    style: { head: [], border: [], compact: true },
  })
  const lines = certified.map(({ version, persona, replayed, found, undeclared, vanished }) => {
    const [unexplained, explained] = [undeclared.length, found.length - undeclared.length]
    const equal = replayed - found.length
    table.push([version, persona, replayed, equal, explained, unexplained, vanished.length])
    return `certify: metamask ${version}: ${replayed} recordings replayed, ${explained} differ as explained, ${unexplained} unexplained\n`
  })
  const differences = certified.flatMap(({ version, undeclared, vanished }) => [
    ...undeclared.map(
      (one) =>
        `\n${version} ${one.scenario}\n${one.undeclared.map((line) => `  ${line}\n`).join('')}`,
    ),
    ...vanished.map(
      ({ scenario, line }) =>
        `\n${version} ${scenario}: explained, and no longer there\n  ${line}\n`,
    ),
  ])
  return `${differences.join('')}\n${table.toString()}\n${lines.join('')}`
}
