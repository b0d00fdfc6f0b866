import { makeBadge } from 'badge-maker'
import frozen from '../spec/profiles.json' with { type: 'json' }
import { isDeclared } from '../core/expectations.ts'
import type { Run } from '../core/result.ts'
import { escapeForLine } from './escapeForDisplay.ts'
import { countMusts, verdictOf } from './verdictOf.ts'

/** Data of a badge, in the format of shields.io: https://shields.io/badges/endpoint-badge */
export type Badge = { schemaVersion: 1; label: string; message: string; color: string }

/**
 * Summarizes a run for a badge: profile, number of MUST checks that hold, date.
 *
 * @example
 * badgeOf(run).message // '106/108 MUST · 2 known · 2026-03-01'
 */
export function badgeOf(run: Run): Badge {
  const { results } = run
  const { applying, broken } = countMusts(results)
  const known = results.filter(
    (one) => one.level.startsWith('MUST') && isDeclared(one) && one.status !== 'pass',
  )
  const isInvalid = results.some(({ status }) => status === 'harness-error')
  const parts = [
    isInvalid ? 'the suite failed' : `${applying - broken.length}/${applying} MUST`,
    ...(known.length > 0 ? [`${known.length} known`] : []),
    run.run.startedAt.slice(0, 10),
  ]
  const color = isInvalid ? 'lightgrey' : colour(verdictOf(run).good, run.summary.exitCode)
  return {
    schemaVersion: 1,
    label: `${run.run.mode === 'app' ? 'Touchstone' : 'EIP-1193'} ${escapeForLine(datedProfile(run))}${partLabel(run)}`,
    message: parts.join(' · '),
    color,
  }
}

export const badgeSvg = ({ label, message, color }: Badge): string =>
  `${makeBadge({ label, message, color })}\n`

/** Yellow: no result is unexpected, but the run does not show that the wallet is conformant. */
const colour = (good: boolean, exitCode: number) => {
  if (good) return 'brightgreen'
  return exitCode === 0 ? 'yellow' : 'red'
}

/** Returns the newest dated list that contains every check of the run, `core-2026.1`, or the profile. */
const datedProfile = ({ suite: { profile }, results }: Run) =>
  Object.entries(frozen)
    .filter(([name]) => name.startsWith(`${profile}-`))
    .findLast(([, ids]) => results.every(({ id }) => ids.includes(id)))?.[0] ?? profile

const partLabel = ({ run }: Run) => (run.only !== undefined || run.shard ? ' (part)' : '')
