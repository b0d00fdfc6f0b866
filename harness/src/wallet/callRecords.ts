import { decode } from './jsonEncoding.ts'
import type { Entry } from './types.ts'

/** Request of the dapp. If it was answered, the record includes the result or the error. */
export type CallRecord = {
  id: number
  /** Time of the request, in ms of the wallet's clock. */
  at: number
  method: string
  params: unknown
  origin: string
  /** Result that the dapp received. Absent if the request failed or is still open. */
  result?: unknown
  /** Error that the dapp caught. Absent if the request succeeded or is still open. */
  error?: unknown
}

export function callRecords(entries: readonly Entry[], method?: string): CallRecord[] {
  const records = new Map<number, CallRecord>()
  for (const entry of entries) {
    if (entry.kind === 'call' && (method === undefined || entry.method === method))
      records.set(entry.id, {
        id: entry.id,
        at: entry.at,
        method: entry.method,
        params: decode(entry.params),
        origin: entry.origin,
      })
    const record =
      entry.kind === 'result' || entry.kind === 'error' ? records.get(entry.id) : undefined
    if (record && entry.kind === 'result') record.result = decode(entry.value)
    if (record && entry.kind === 'error') record.error = decode(entry.error)
  }
  return [...records.values()]
}
