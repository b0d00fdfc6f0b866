import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { walletChecks } from '../wallet/checks/index.ts'
import { statuses, type Status, type Run } from '../core/result.ts'
import { expectedOf, type Expectation, type Expectations } from '../core/expectations.ts'
import { UsageError } from '../core/UsageError.ts'
import { hashFile } from './hashFile.ts'
import { readJson } from './readJson.ts'

/** Folder of the declared failures, with one file per wallet, and one per wallet for the checks of the app. */
const expectationsFolder = fileURLToPath(new URL('../expectations/', import.meta.url))

export type KnownFailures = { expectations: Expectations; file?: string }

/**
 * Reads the declared failures from the given file, or from the one that the suite has for the wallet. Returns none
 * for `none` or without a file. Throws a UsageError if a file is missing, invalid or about another wallet.
 */
export function readExpectations(
  given: string | undefined,
  subject: string | undefined,
): KnownFailures {
  if (given === 'none') return none
  const wallet = subject?.replace(/@.*/, '')
  const own = wallet && `${expectationsFolder}${wallet}.json`
  const file = given ?? (own && existsSync(own) ? own : undefined)
  if (!file) return none
  const expectations = parse(readJson(file), file)
  if (wallet && expectations.subject !== wallet)
    throw new UsageError(
      `${file} says what is known of "${expectations.subject}", and this run is about "${subject}": name the file of this wallet, or "none".`,
    )
  return { expectations, file }
}

export const selectVersion = (
  { expectations, ...rest }: KnownFailures,
  version: string | undefined,
): KnownFailures => ({ ...rest, expectations: expectedOf(expectations, version) })

export const expectationsOfRun = ({ file }: KnownFailures): Pick<Run, 'expectations'> =>
  file ? { expectations: { file: basename(file), hash: hashFile(file) } } : {}

/** Returns the declared failures of the newest version of each fake wallet. */
export const readPersonaExpectations = (): Expectations[] =>
  readdirSync(expectationsFolder)
    .filter((file) => file.endsWith('.json') && !/^app-|-extension\.json$/.test(file))
    .map((file) => readExpectations(undefined, file.slice(0, -'.json'.length)).expectations)
    .map(({ subject, expected }) => ({
      subject,
      expected: expected.filter(({ until }) => until === undefined),
    }))

const none: KnownFailures = { expectations: { subject: '', expected: [] } }

function parse(value: unknown, file: string): Expectations {
  const { subject, expected } = (value ?? {}) as Partial<Expectations>
  if (typeof subject !== 'string' || !Array.isArray(expected)) {
    throw new UsageError(`${file} is no list of expectations: it wants "subject" and "expected".`)
  }
  const declared = new Set<string>()
  for (const [i, given] of (expected as unknown[]).entries()) {
    const entry = (given ?? {}) as UnparsedEntry
    if (!isComplete(entry))
      throw new UsageError(
        `${file}: ${entry.check ? `the entry for "${entry.check}"` : `entry ${i + 1}`} wants check, reason, link, and either status or intermittent.`,
      )
    const { check } = entry
    for (const limit of ['since', 'until'] as const)
      if (limit in entry && !/^\d+(\.\d+)*$/.test(String(entry[limit])))
        throw new UsageError(
          `${file}: "${check}" is declared ${limit} "${String(entry[limit])}", which is no version: write 13.13.1.`,
        )
    const fault = 'status' in entry ? faultOfStatus(entry) : faultOfIntermittent(entry)
    if (fault) throw new UsageError(`${file}: "${check}" ${fault}.`)
    if (declared.has(check))
      throw new UsageError(`${file} declares "${check}" twice: one of them is enough.`)
    declared.add(check)
    // An entry for an unknown check would have no effect.
    if (!check.startsWith('app.') && !walletChecks.has(check))
      throw new UsageError(`${file}: there is no check "${check}". touchstone list names all.`)
  }
  return { subject, expected }
}

type UnparsedEntry = {
  [key in 'check' | 'status' | 'intermittent' | 'reason' | 'link' | 'since' | 'until']?: unknown
}

function isComplete(entry: UnparsedEntry): entry is Expectation {
  const { check, status, intermittent, reason, link } = entry
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  if (![check, reason, link].every(isText)) return false
  return 'status' in entry
    ? isText(status) && !('intermittent' in entry)
    : Array.isArray(intermittent)
}

function faultOfStatus({ status }: { status: Status }): string | undefined {
  // A check that passes needs no declaration.
  const known = statuses.filter((one) => one !== 'pass')
  if ((known as readonly Status[]).includes(status)) return undefined
  return `is declared as "${status}", which cannot be declared. Known: ${known.join(', ')}`
}

function faultOfIntermittent({ intermittent }: { intermittent: readonly Status[] }) {
  // A `harness-error` is a failure of the suite and says nothing about the wallet, so it cannot be declared.
  const known = statuses.filter((one) => one !== 'harness-error')
  const unsuitable = intermittent.find((one) => !(known as readonly Status[]).includes(one))
  if (unsuitable !== undefined)
    return `is declared as intermittent with ${JSON.stringify(unsuitable)}, which cannot be declared. Known: ${known.join(', ')}`
  if (new Set(intermittent).size === intermittent.length && intermittent.length > 1)
    return undefined
  return `is declared as intermittent and names ${JSON.stringify(intermittent)}: name at least two outcomes, each once, or declare the only one as "status"`
}
