import {
  type Certificate,
  compareRecordings,
  type RecordedBuild,
  recordedBuildFor,
  recordedBuilds,
  type Recordings,
} from '@touchstone/harness/fidelity'
import Table from 'cli-table3'
import { UsageError } from '../../../core/UsageError.ts'
import type { BuildOptions } from '../findBuild.ts'
import { parseBuildOptions } from '../parseBuildOptions.ts'
import { recordWallet } from './recordWallet.ts'

/** Result of comparing the recordings of one build with its persona. */
type CertifiedBuild = Certificate & RecordedBuild

/**
 * Replays recordings of the real wallet on its persona, and prints the unexplained differences and a table. If the
 * options name a build, records that build first. Otherwise replays the recordings of each version in the repository.
 *
 * @returns the exit code: 1 when a scenario could not be recorded, there are unexplained differences, or explained
 * ones no longer occur.
 * @throws UsageError when there are no recordings of the wallet, or the named build is not available.
 */
export async function runCertify(
  wallet: string,
  options: { extension?: string; metamask?: string },
): Promise<number> {
  const recorded = recordedBuilds.filter((one) => one.wallet === wallet)
  if (recorded.length === 0) {
    const known = new Set(recordedBuilds.map((one) => one.wallet))
    throw new UsageError(`There are no recordings of "${wallet}". Known: ${[...known].join(', ')}.`)
  }
  const build = parseBuildOptions(wallet, options)
  const certified =
    Object.keys(build).length > 0
      ? [await certifyReal(wallet, build)]
      : await Promise.all(recorded.map((one) => certifyAs(one, one.version)))
  process.stdout.write(formatCertified(certified))
  return certified.some(({ undeclared, vanished }) => undeclared.length + vanished.length > 0)
    ? 1
    : 0
}

async function certifyReal(wallet: string, build: BuildOptions): Promise<CertifiedBuild> {
  const { version, recordings, failed } = await recordWallet(wallet, { build })
  const certified = await certifyAs(recordedBuildFor(wallet, version), version, recordings)
  const missing = Object.entries(failed).map(([scenario, reason]) => {
    const lines = [`not recorded: ${reason}`]
    return { scenario, lines, undeclared: lines }
  })
  return {
    ...certified,
    replayed: certified.replayed + missing.length,
    found: [...certified.found, ...missing],
    undeclared: [...certified.undeclared, ...missing],
  }
}

async function certifyAs(
  recorded: RecordedBuild,
  version: string,
  recordings?: Recordings,
): Promise<CertifiedBuild> {
  const certificate = await compareRecordings(recorded, recordings, version)
  // With new recordings, a declared difference counts as gone only if they contain its scenario.
  const vanished = certificate.vanished.filter(
    ({ scenario }) => !recordings || Object.hasOwn(recordings, scenario),
  )
  return { ...certificate, vanished, ...recorded, version }
}

/** Formats the unexplained differences, then a table with a row per build, then a summary line per build. */
function formatCertified(certified: readonly CertifiedBuild[]): string {
  const table = new Table({
    head: ['wallet', 'version', 'persona', 'replayed', 'equal', 'explained', 'unexplained', 'gone'],
    style: { head: [], border: [], compact: true },
  })
  const lines = certified.map((one) => {
    const { wallet, version, persona, replayed, found, undeclared, vanished } = one
    const [unexplained, explained] = [undeclared.length, found.length - undeclared.length]
    const equal = replayed - found.length
    table.push([wallet, version, persona, replayed, equal, explained, unexplained, vanished.length])
    return `certify: ${wallet} ${version}: ${replayed} recordings replayed, ${explained} differ as explained, ${unexplained} unexplained\n`
  })
  const differences = certified.flatMap(({ version, undeclared, vanished }) =>
    [
      ...undeclared.map(({ scenario, undeclared: unexplained }) => [scenario, ...unexplained]),
      ...vanished.map(({ scenario, line }) => [
        `${scenario}: explained, and no longer there`,
        line,
      ]),
    ].map((paragraph) => `\n${version} ${paragraph.join('\n  ')}\n`),
  )
  return `${differences.join('')}\n${table.toString()}\n${lines.join('')}`
}
