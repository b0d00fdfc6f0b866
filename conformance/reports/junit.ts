import { isStale, isUnexpected } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { describeDeclaredStatus } from './describeDeclaredStatus.ts'
import { escapeHtml } from './html/escapeHtml.ts'

/** Renders a run as JUnit XML, with a failure or an error if the run's exit code is not 0. */
export function junitText({ results, subject, suite }: Run): string {
  const groups = [...Map.groupBy(results, ({ group = '' }) => group)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeHtml(`${subject.name} ${suite.profile}`)}" tests="${results.length}">`,
    ...groups.flatMap(([group, ones]) => [
      `<testsuite name="${escapeHtml(group)}" tests="${ones.length}" failures="${count(ones, isFailure)}" errors="${count(ones, isError)}" skipped="${count(ones, isSkip)}">`,
      ...ones.map(testCase),
      '</testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(result: Result): string {
  const { id, group = '', durationMs, spec = [] } = result
  const properties = spec.map(
    ({ doc, section }) => `<property name="spec" value="${escapeHtml(`${doc} ${section}`)}"/>`,
  )
  return `<testcase classname="${escapeHtml(group)}" name="${escapeHtml(id)}" time="${durationMs / 1000}"><properties>${properties.join('')}</properties>${outcome(result)}</testcase>`
}

function outcome(result: Result): string {
  const message = escapeHtml(
    isStale(result) ? 'declared as failing, and passed' : (result.message ?? ''),
  )
  if (isFailure(result)) return `<failure type="${escapeHtml(result.level)}" message="${message}"/>`
  if (isError(result)) return `<error message="${message}"/>`
  if (isSkip(result)) return `<skipped message="${escapeHtml(result.status)}: ${message}"/>`
  if (result.status === 'warn') return `<system-out>warn: ${message}</system-out>`
  if (result.intermittent)
    return `<system-out>${escapeHtml(`${result.status}${describeDeclaredStatus(result)}: ${result.intermittent.reason}`)}</system-out>`
  // A pass with a message is a partial pass: show the message.
  return result.status === 'pass' && message ? `<system-out>${message}</system-out>` : ''
}

const isFailure = (result: Result) => isUnexpected(result) || isStale(result)
const isError = ({ status }: Result) => status === 'harness-error'
const isSkip = (result: Result) => !isFailure(result) && skipped.has(result.status)
const skipped = new Set(['fail', 'timeout', 'blocked', 'not-applicable', 'manual-pending'])
const count = (results: readonly Result[], test: (result: Result) => boolean) =>
  results.filter(test).length
