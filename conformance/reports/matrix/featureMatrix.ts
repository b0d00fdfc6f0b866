import { walletChecks } from '../../wallet/checks/index.ts'
import { isWrong, type Result, type Run } from '../../core/result.ts'
import { lacksService } from '../../core/verdictIfNotRunnable.ts'
import picomatch from 'picomatch'
import table from '../../spec/features.json' with { type: 'json' }

/** A feature of wallets, and the checks that show whether a wallet has it: ids, or globs of ids. */
export type Feature = { id: string; title: string; checks: readonly string[] }

export const features: readonly Feature[] = table

export const matchesFeature = ({ checks }: Feature): ((id: string) => boolean) =>
  picomatch([...checks], { nobrace: true })

/** Symbol of each support level. A color alone would not be accessible. */
export const symbols = { yes: '✓', partial: '◐', no: '✗', unknown: '?' } as const

export type SupportLevel = keyof typeof symbols

/** Support of one feature by one wallet, the results of the feature's checks, and reasons unless the answer is yes. */
export type MatrixCell = { answer: SupportLevel; why: string[]; results: Result[] }

export type Column = {
  wallet: string
  version: string | undefined
  seen: string
  cells: MatrixCell[]
}

export type Matrix = { features: readonly Feature[]; columns: Column[] }

/** Age in ms from which results no longer count. */
const staleAfter = 180 * 24 * 60 * 60 * 1000

/**
 * Builds the matrix of features and wallets at the time `now`, in ms. Runs of the same wallet and version share a
 * column, in which the newest result of each check counts.
 */
export function featureMatrixOf(runs: readonly Run[], now: number): Matrix {
  const wallets = Map.groupBy(runs, ({ subject: { name, kind, version, digest } }) =>
    JSON.stringify([name, kind, version, version ? undefined : digest]),
  )
  const columns = [...wallets.values()].map((ones) => column(ones, now))
  return { features, columns: columns.toSorted((a, b) => a.wallet.localeCompare(b.wallet)) }
}

function column(runs: readonly Run[], now: number): Column {
  const oldestFirst = runs.toSorted((a, b) => a.run.startedAt.localeCompare(b.run.startedAt))
  const newest = oldestFirst.at(-1)!
  const results = new Map<string, DatedResult>()
  for (const run of oldestFirst)
    for (const result of run.results)
      results.set(result.id, { result, old: now - Date.parse(run.run.startedAt) > staleAfter })
  return {
    wallet: newest.subject.name,
    version: newest.subject.version,
    seen: newest.run.startedAt.slice(0, 10),
    cells: features.map((feature) => cell(feature, results)),
  }
}

type DatedResult = { result: Result; old: boolean }

function cell(feature: Feature, results: ReadonlyMap<string, DatedResult>): MatrixCell {
  const isRelevant = matchesFeature(feature)
  const relevant = [...walletChecks.values()].filter(({ id }) => isRelevant(id))
  const found = relevant.flatMap(({ id }) => results.get(id) ?? [])
  const own = found.map(({ result }) => result)
  const unknown = (why: string): MatrixCell => ({ answer: 'unknown', why: [why], results: own })
  if (found.length === 0) return unknown('not checked')
  if (found.some(({ old }) => old)) return unknown('last seen more than 180 days ago')
  const { supports, contradicts, inconclusive } = Object.groupBy(own, evidenceOf)
  if (contradicts) {
    const why = [...new Set(contradicts.map(causeOf))]
    return { answer: supports ? 'partial' : 'no', why, results: own }
  }
  if (inconclusive) {
    const { id, status, message } = inconclusive[0]!
    return unknown(lacksService(inconclusive[0]!) && message ? message : `${id} is ${status}`)
  }
  if (!supports) return unknown('does not apply')
  if (found.length < relevant.length)
    return unknown(`${relevant.length - found.length} not checked`)
  return { answer: 'yes', why: [], results: own }
}

function evidenceOf(result: Result): 'supports' | 'contradicts' | 'inconclusive' | 'irrelevant' {
  const { status } = result
  if (lacksService(result)) return 'inconclusive'
  if (status === 'pass') return 'supports'
  if (isWrong(status) || lacksFeature(result)) return 'contradicts'
  return status === 'info' || status === 'not-applicable' ? 'irrelevant' : 'inconclusive'
}

const lacksFeature = ({ id, status, message }: Result) =>
  status === 'not-applicable' &&
  message === `The wallet declares that it lacks "${walletChecks.get(id)?.feature}".`

const causeOf = ({ id, status, rootCause, message }: Result) =>
  status === 'not-applicable' ? (message ?? status) : (rootCause ?? id)
