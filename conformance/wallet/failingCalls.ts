import type { Judge, Step } from '../core/defineCheck.ts'
import type { SerializedError } from '../core/serialize.ts'
import { all, ifRejected } from './judges.ts'
import { revertingCode } from './requestParams.ts'
import { ask, askRaw, rejectIfPrompted } from './steps.ts'

/**
 * Steps with four calls that fail in different ways: an unknown method, no method, an error of the node, a
 * rejection by the user.
 */
export const failingCalls: Step[] = [
  ...ask('unknown', 'foo_notAMethod'),
  ...askRaw('noMethod', [{}]),
  ...ask('node', 'eth_call', [{ data: revertingCode }, 'latest']),
  ...rejectIfPrompted('connect', 'eth_requestAccounts'),
]

/** Passes if the error of each failing call passes the test. */
export const eachError = (test: (error: SerializedError) => boolean, wanted: string): Judge =>
  all(...['unknown', 'noMethod', 'node', 'connect'].map((id) => ifRejected(id, test, wanted)))
