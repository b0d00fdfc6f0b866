import { recordedLine } from '../recordingLines.ts'
import type { PageLine } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'
import { announcements } from './announcements.ts'
import { badArguments } from './badArguments.ts'
import { legacyCalls } from './legacyCalls.ts'
import { twoOrigins } from './twoOrigins.ts'
import { pageLoad } from './pageLoad.ts'
import { secondTab } from './secondTab.ts'
import { providerMembers } from './providerMembers.ts'

/** Comparisons of the parts that are not in a recording's log, by the number at the start of its name. */
const table: Record<string, ExtraComparison> = {
  '00': providerMembers,
  '17': ({ value }) => ({ recorded: lastEvents(value), ours: [] }),
  '40': badArguments,
  '41': legacyCalls,
  '60': pageLoad('tab2'),
  '61': secondTab,
  '62': secondTab,
  '63': pageLoad('reload'),
  '76': announcements,
  '90': pageLoad('before'),
  '94': twoOrigins,
}

export const extraComparisonOf = (name: string): ExtraComparison | undefined =>
  table[name.slice(0, 2)]

/** Returns the last two events of recording 17, which belong to the user's action. */
const lastEvents = (value: unknown): string[] =>
  (value as { events: EventLine[] }).events
    .slice(-2)
    .map((event) => recordedLine({ ...event, k: 'event' }, ''))

type EventLine = Extract<PageLine, { k: 'event' }>
