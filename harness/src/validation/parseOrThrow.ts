import * as v from 'valibot'
import { describeIssue } from './describeIssue.ts'

/** Parses a value. Throws a TypeError that starts with `problem` and names the field. */
export function parseOrThrow<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  problem: string,
): Output {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new TypeError(describeIssue(problem, result.issues))
}
