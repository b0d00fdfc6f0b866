import * as v from 'valibot'
import { describeIssue } from './describeIssue.ts'

/**
 * Parses a value.
 *
 * @param problem start of the error message
 * @throws {TypeError} that names the field, the value found and the expected value
 */
export function parseOrThrow<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  problem: string,
): Output {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new TypeError(describeIssue(problem, result.issues))
}
