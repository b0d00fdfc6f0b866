import type { Answer, Driver, DriverEvent, ListenerRequest } from '../../core/driver.ts'
import { executeOrder } from '../provider/agentOrder.ts'
import { createAgent, requestEach } from '../provider/createAgent.ts'
import { addDecoyWallet, decoyRdns } from '../provider/addDecoyWallet.ts'
import type { PageOrder, PageSetup } from './messagesToPageAgent.ts'

// This script runs in each document before the scripts of the page. It does nothing until `install` is called.

type Loose = { [key: string]: unknown }
type Detail = { info?: { rdns?: unknown }; provider?: unknown }

const page = globalThis as unknown as Loose & Window & { [key: symbol]: unknown }

/** Creates the agent of this document early, so that it is ready before the wallet sends events. */
function install({ check, rdns, paths, listeners, decoy, eager = false }: PageSetup): void {
  let announced: unknown
  page.addEventListener('eip6963:announceProvider', (event) => {
    const detail = (event as CustomEvent<Detail | null>).detail
    // Ignore the decoy, which announces itself first.
    if (detail?.info?.rdns === decoyRdns) return
    // Variants of a wallet append a label to the rdns: `io.metamask.flask`.
    const isWanted = !rdns || `${String(detail?.info?.rdns)}.`.startsWith(`${rdns}.`)
    if (isWanted) announced ??= detail?.provider
    if (eager) arrived()
  })
  const agent = createAgent({
    get provider() {
      return announced ?? paths.map(at).find(Boolean)
    },
    window: page as unknown as EventTarget & { ethereum?: unknown },
  })
  agent.onEvent((event: DriverEvent) => {
    const report = page['touchstoneReportEvent'] as (check: string, text: string) => void
    report(check, JSON.stringify(event))
  })
  let listening = false
  const arrived = () => {
    if (listening || !isFirst()) return
    listening = true
    listeners.forEach((listen: ListenerRequest) => void agent.listen(listen))
  }
  if (decoy) addDecoyWallet(decoyRdns)
  page[Symbol.for('touchstone.agent')] = {
    arrived,
    ready: () => Boolean(announced ?? paths.map(at).find(Boolean)),
    execute: async (text: string) =>
      JSON.stringify((await execute(agent, JSON.parse(text) as PageOrder)) ?? null),
  }
}

/** Answers of the calls that `requestAll` and `requestEach` left open, by the id of their call. */
const open = new Map<string, Promise<Answer>>()

/** Returns whether this is a document of the check's first page. Others have a name in their address. */
const isFirst = () => page.location.search === ''

const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Loose | undefined)?.[key], page)

async function execute(agent: Driver, order: PageOrder): Promise<unknown> {
  switch (order.op) {
    case 'requestAll':
      for (const call of order.calls) open.set(call.id, agent.request(call))
      return null
    case 'requestEach': {
      const { answers, open: left } = await requestEach(agent, order.calls)
      const call = order.calls[answers.length]
      if (left && call) open.set(call.id, left)
      return answers
    }
    case 'requestOpen':
      return open.get(order.id)
    default:
      return executeOrder(agent, order)
  }
}

page[Symbol.for('touchstone.install')] = install
