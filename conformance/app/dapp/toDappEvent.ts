import { toObservedError } from '../environments/node/toObservedError.ts'
import type { ConnectionEvent } from './connectionInPage.ts'
import type { DappEvent } from './DappModule.ts'

/** Converts an event of our connection to the terms of the transition table. */
export const toDappEvent = ({ error, ...event }: ConnectionEvent): DappEvent => {
  if (error === undefined) return event
  const { message: _, ...known } = toObservedError(error)
  return { ...event, error: known }
}
