import type { Fault, Seen } from '../../engine/seen.ts'
import type { Transcript } from '../../engine/transcript.ts'

/** What a transcript says of one call. `none`: it was never answered. */
type Outcome =
  | { kind: 'result'; value: Seen; by: string; index: number; argsAfter?: Seen }
  | { kind: 'error'; error: Fault; by: string; index: number; argsAfter?: Seen }
  | { kind: 'none' }

type Data = { readonly [key: string]: Seen }

/** The answer to a call. */
export function outcome(transcript: Transcript, id: string): Outcome {
  const index = transcript.findIndex(
    ({ dir, data }) => (dir === 'result' || dir === 'error') && (data as Data).id === id,
  )
  const entry = transcript[index]
  if (!entry) return { kind: 'none' }
  const { by, value, error, argsAfter } = entry.data as Data
  const rest = { by: String(by), index, ...(argsAfter !== undefined && { argsAfter }) }
  return entry.dir === 'result'
    ? { kind: 'result', value: value as Seen, ...rest }
    : { kind: 'error', error: error as unknown as Fault, ...rest }
}

export type SeenEvent = {
  event: string
  listener: string
  args: readonly Seen[]
  read?: Data
  index: number
}

/** Events of a name, of one listener if named; never those that only closed a fence. */
export function events(transcript: Transcript, event: string, listener?: string): SeenEvent[] {
  const found = transcript.flatMap(({ dir, what, data }, index) =>
    dir === 'event' && what === event ? [{ ...(data as unknown as SeenEvent), event, index }] : [],
  )
  const own = found.filter(
    (one) => one.listener !== 'fence' && (!listener || one.listener === listener),
  )
  const sentinels = fences(transcript)
  const closing = (one: SeenEvent) =>
    sentinels.some(
      ({ from, to, target }) => one.index > from && one.index < to && chainOf(one) === target,
    )
  return own.filter((one) => !closing(one))
}

/** The chain that an event tells of, however it is written: that is another check's matter. */
export function chainOf({ event, args: [first] }: SeenEvent): number {
  const wrapped = event === 'chainChanged' && typeof first === 'object' && first !== null
  return Number(wrapped ? (first as Data)['chainId'] : first)
}

/** Where fences that an event closed begin and end. */
function fences(transcript: Transcript): { from: number; to: number; target: number }[] {
  return transcript.flatMap(({ dir, what, data }, from) => {
    if (dir !== 'action' || what !== 'fence') return []
    const to = transcript.findIndex((entry, index) => index > from && entry.what === 'fenced')
    return [{ from, to: to === -1 ? transcript.length : to, target: Number((data as Data).target) }]
  })
}

/** How many prompts were open when the script looked after this call; `undefined`: the wallet cannot tell. */
export function prompted(transcript: Transcript, of: string): number | undefined {
  const looked = transcript.find(({ dir, data }) => dir === 'prompt' && (data as Data).of === of)
  const open = (looked?.data as Data | undefined)?.open
  return typeof open === 'number' ? open : undefined
}

/** What an `inspect` step saw. */
export function inspected(
  transcript: Transcript,
  id: string,
): { path: string; type: string; value: Seen } | undefined {
  const entry = transcript.find(({ what, data }) => what === 'inspect' && (data as Data).id === id)
  return entry?.data as { path: string; type: string; value: Seen } | undefined
}

/** What an act of the person gave back. */
export function acted(transcript: Transcript, act: string): Seen | undefined {
  const entry = transcript.findLast(({ dir, what }) => dir === 'action' && what === act)
  return (entry?.data as Data | undefined)?.done
}

/** Announcements (EIP-6963), in order. Whatever was announced as `info`, its fields can be read. */
export const announcements = (transcript: Transcript): Data[] =>
  transcript.flatMap(({ dir, what, data }) => {
    if (dir !== 'event' || what !== 'eip6963:announceProvider') return []
    const said = (data as unknown as SeenEvent).args[0] as Data
    return [{ ...said, info: said.info ?? { $: 'null' } }]
  })

/** What the person's act was given. */
export function actArgs(transcript: Transcript, act: string): readonly Seen[] {
  const entry = transcript.find(({ dir, what }) => dir === 'action' && what === act)
  return ((entry?.data as Data | undefined)?.args ?? []) as readonly Seen[]
}

/** The accounts that the person was asked to choose in the prompt. */
export function chosen(transcript: Transcript): Seen | undefined {
  const [choice] = actArgs(transcript, 'approve') as readonly Data[]
  return choice?.accounts
}

/** The accounts that the wallet was given. */
export function world(transcript: Transcript): { accounts: readonly string[] } {
  const entry = transcript.find(({ what }) => what === 'world')
  return (entry?.data ?? { accounts: [] }) as { accounts: readonly string[] }
}
