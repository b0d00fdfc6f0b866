import type { Page } from '@playwright/test'
import { personas } from '@touchstone/harness'
import type { CellVariant } from '../cells/CellVariant.ts'
import type { ObservedEntry } from '../cells/Observation.ts'
import type { AppChains } from '../cells/AppChains.ts'
import { viemChain } from '../viemChain.ts'
import { clockKey } from '../environments/page/clock/PageClock.ts'
import type { DappControls } from '../environments/page/DappControls.ts'
import { readPageView, type PageView } from '../environments/page/readPageView.ts'
import { createModuleCaller } from './createModuleCaller.ts'
import type { DappEvent, DappModule } from './DappModule.ts'
import { parseDappEvents } from './parseDappEvents.ts'
import { inspect } from 'node:util'
import { stateNames } from '../cells/transitionTable.ts'
import { DappModuleError, NoControlError } from './dappErrors.ts'

/** Default time-out in ms of Playwright actions in a dapp module. */
const controlTimeout = 5_000

/**
 * Without a function `status` of the module, derives the status from the events and the last connect, switch or add.
 */
export const createDappControls =
  (dapp: DappModule, { supported }: AppChains, file?: string) =>
  (page: Page): DappControls => {
    let last: LastPress | undefined
    let length = 0
    /** Time at which the suite first saw each event of the page. */
    const seenAt: number[] = []
    const { callModule, isBroken } = createModuleCaller(file)
    page.setDefaultTimeout(controlTimeout)
    const call = async <Name extends 'switchTo' | 'addChain' | 'cancel' | 'disconnect'>(
      name: Name,
      ...args: Parameters<NonNullable<DappModule[Name]>>
    ) => {
      await callModule(name, () => {
        const act = dapp[name]
        if (act === undefined) throw new NoControlError(`the dapp module has no ${name}`)
        return Reflect.apply(act, dapp, args)
      })
    }
    const readDappView = async (after = 0): Promise<PageView> => {
      const { stream: dispatched, at } = await page.evaluate(readPageView, { after, key: clockKey })
      const events = dapp.events
        ? parseDappEvents(
            await callModule('events', () => dapp.events?.(page)),
            "the dapp module's events() returned",
          )
        : parseDappEvents(dispatched, 'the page dispatched')
      seenAt.length = Math.min(seenAt.length, events.length)
      while (seenAt.length < events.length) seenAt.push(at)
      const stream = events.flatMap((entry, index) =>
        isTableEvent(entry) ? [{ at: seenAt[index] ?? at, ...entry }] : [],
      )
      length = events.length
      const status = dapp.status
        ? parseStatus(await callModule('status', () => dapp.status?.(page)))
        : deriveStatus(events, last)
      const entries = stream.map(completeEntry(supported))
      return { status, stream: entries, log: entries.map((entry) => JSON.stringify(entry)), at }
    }
    return {
      readView: readDappView,
      isOtherDapp: true,
      walletName: (persona) => personas[persona].info.name,
      pageObject: {
        connect: async (wallet) => {
          last = { act: 'connect', from: length }
          await callModule('connect', () => dapp.connect(page, wallet))
        },
        switchTo: async (chainId) => {
          last = { act: 'switch', target: chainId, from: length }
          await call('switchTo', page, viemChain(chainId).name, chainId)
        },
        add: async (chainId) => {
          last = { act: 'add', target: chainId, from: length }
          await call('addChain', page, viemChain(chainId).name, chainId)
        },
        disconnect: () => call('disconnect', page),
        cancel: () => call('cancel', page),
      },
      onReload: () => {
        last = undefined
        seenAt.length = 0
      },
      isBroken,
    }
  }

/** Adds the fields that the suite can compute. */
const completeEntry =
  (chainIds: readonly number[]) =>
  (entry: TableDappEvent, index: number): ObservedEntry => ({
    seq: index + 1,
    ...entry,
    ...(entry.supported === undefined && entry.chainId !== undefined
      ? { supported: chainIds.includes(entry.chainId) }
      : {}),
  })

type TableDappEvent = DappEvent & { event: Exclude<DappEvent['event'], 'ended'> }

const isTableEvent = (entry: DappEvent): entry is TableDappEvent => entry.event !== 'ended'

/** Returns `whyImpossible`: the reason why the dapp module cannot perform a variant. */
export const whyBeyondModule =
  (dapp: DappModule) =>
  ({ path, stimulus }: CellVariant): string | undefined => {
    const acts = new Set<string>([...path, ...stimulus].map((step) => step.do))
    const missing = functionsOfActs.find(([act, name]) => acts.has(act) && !dapp[name])
    return missing && `the dapp module has no ${missing[1]}`
  }

const functionsOfActs = [
  ['cancel', 'cancel'],
  ['add', 'addChain'],
  ['switch', 'switchTo'],
  ['disconnect', 'disconnect'],
] as const

/** `from`: number of events before the press. */
export type LastPress =
  | { act: 'connect'; from: number }
  | { act: 'switch' | 'add'; target: number; from: number }

/** Derives the status from the events and the last connect, switch or add. */
export const deriveStatus = (stream: readonly DappEvent[], last: LastPress | undefined): string => {
  const events = stream.filter(({ event }) => event !== 'error' && event !== 'ended')
  const latest = events.at(-1)
  if (latest === undefined || latest.event === 'disconnect') return 'disconnected'
  const after = stream.slice(stream.indexOf(latest))
  const failed = after.some(({ event }) => event === 'error' || event === 'ended')
  if (latest.event === 'connecting') {
    if (failed) return 'disconnected'
    return last?.act === 'connect' ? 'connecting' : 'reconnecting'
  }
  if (last === undefined || last.act === 'connect') return 'connected'
  const since = stream.slice(last.from)
  const over = since.some(({ event, chainId }) => event === 'error' || chainId === last.target)
  if (over || latest.chainId === last.target) return 'connected'
  return last.act === 'add' ? 'adding' : 'switching'
}

const statuses = Object.values(stateNames)

/** @throws DappModuleError if it is no status of the transition table */
const parseStatus = (value: unknown): string => {
  const status = statuses.find((name) => name === value)
  if (status !== undefined) return status
  throw new DappModuleError(
    `the dapp module's status() returned ${inspect(value, { breakLength: Infinity, depth: 0 })}: expected one of ${statuses.join(', ')}.`,
  )
}
