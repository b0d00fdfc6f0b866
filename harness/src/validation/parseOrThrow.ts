import * as v from 'valibot'

/**
 * Parses a value. Throws a TypeError that starts with `problem` and names the field.
 *
 * @param nameField returns the name that users know for the path of a field
 */
export function parseOrThrow<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  problem: string,
  nameField = (path: string): string => path,
): Output {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new TypeError(describeIssue(problem, result.issues, nameField))
}

const describeIssue = (
  what: string,
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  nameField: (path: string) => string,
): string => {
  const issue = deepest(issues[0])
  const field = nameField(v.getDotPath(issue) ?? '')
  // A missing key has its own quoted name as `expected`.
  if (issue.received === 'undefined' && issue.expected === JSON.stringify(lastOf(field)))
    return `${what}: "${field}" is missing.`
  if (issue.expected === 'never') return `${what}: "${field}" is unknown here.`
  // Leaves out the value of a private key, even of a malformed one.
  const got = field.endsWith('privateKey') ? '' : ` (got ${formatInput(issue.input)})`
  // An issue that concerns the whole value has no field.
  return `${what}: ${field && `"${field}" `}${shortenMessage(issue.message)}${got}.`
}

/** Returns the issue with the longest path. A union fails with the issues of all its members. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = (issue.issues ?? []).map(deepest)
  const best = inner.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]
  return best && (best.path?.length ?? 0) > (issue.path?.length ?? 0) ? best : issue
}

const lastOf = (field: string) => field.split('.').at(-1)

const shortenMessage = (message: string) =>
  message
    .replace(/^Invalid \w+: /, '')
    .replace(/ but received .*$/s, '')
    .replace(/^E/, 'e')

const bigintAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? `${value}n` : value

const formatInput = (value: unknown): string => {
  const text =
    typeof value === 'bigint'
      ? `${value}n`
      : typeof value === 'number'
        ? String(value)
        : (JSON.stringify(value, bigintAsText) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
