import { createFetchRpc, personas, type Address, type Persona } from '@touchstone/harness'
import type { PageWallet, PersonaFile } from '@touchstone/harness/playwright'
import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'
import type { Driver, Environment, ListenerRequest, CheckResources } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Gateway } from '../chain/gateway.ts'
import { personaNamed } from '../persona/loadPersona.ts'
import type { PageSetup } from './messagesToPageAgent.ts'
import type { CheckContext, ContextPool } from './browserContextPool.ts'
import { createAgentDriver } from './createAgentDriver.ts'
import { createNamedPages, type NamedPages } from './createNamedPages.ts'
import { createTaskScope } from './taskScope.ts'

export declare namespace openPersonaPageEnvironment {
  type Options = {
    name: string
    /** The persona of a file, and the file. Default: the built-in persona with the name. */
    own?: { persona: Persona; file: string } | undefined
    chain: Gateway
    contexts: ContextPool
    quirks?: readonly string[]
    /** Time limit of one answer, in ms. */
    step?: number
    /** Number of concurrent checks. */
    concurrency?: number
  }
}

/** Opens fake wallets in real pages. Throws a UsageError if there is no such wallet. */
export function openPersonaPageEnvironment({
  name,
  own,
  chain,
  contexts,
  quirks = [],
  step = 3000,
  // A check in a page mostly waits, so run several at once.
  concurrency = 3,
}: openPersonaPageEnvironment.Options): Environment {
  const persona = own?.persona ?? personaNamed(name)
  // The cast is safe: the ids of the built-in personas are their names, and the path is absolute.
  const source = (own?.file ?? persona.id) as PersonaInPage['source']
  return {
    name,
    ...(persona.version && { version: persona.version }),
    mode: 'page',
    browser: contexts.browser,
    concurrency,
    pace: { step, fence: Math.min(step, 500) },
    cannot: {
      mine: 'There is a real chain behind the page.',
      switchApp: 'There is no other app beside a page.',
    },
    ask: chain.ask,
    async open() {
      const resources = chain.lease()
      const check = await contexts.acquire()
      return { resources, driver: createDriver(check, resources, { persona, source, quirks }) }
    },
    close: () => contexts.close(),
  }
}

type PersonaInPage = {
  persona: Persona
  /** Name of the persona, or the absolute path of its file. */
  source: keyof typeof personas | PersonaFile
  quirks: readonly string[]
}

function createDriver(
  check: CheckContext,
  resources: CheckResources,
  subject: PersonaInPage,
): Driver {
  const { context, page, home, away } = check
  const { info, namespaces, lacks = [] } = subject.persona
  const scope = createTaskScope()
  const pages = createNamedPages({ context, first: page, home, away })
  const sendOrder = scope.ask(pages.sendOrder) as NamedPages['sendOrder']
  const setup: Omit<PageSetup, 'check'> & { listeners: ListenerRequest[] } = {
    rdns: info.rdns,
    paths: namespaces,
    listeners: [],
    decoy: false,
  }
  let wallet: PageWallet | undefined

  return {
    ...createAgentDriver(sendOrder, setup, () => wallet !== undefined),
    lacks,
    user: { ...userActionsOf(() => wallet!), ...scope.actAll(pages.user) },
    onEvent: check.onEvent,
    boot: scope.act(async () => {
      await check.installAgent(setup)
      wallet = await addWallet(check, resources, subject)
      await check.addScript(`globalThis[Symbol.for('touchstone.agent')].arrived()`)
      await page.goto(home)
    }),
    close: () => check.release(scope.end()),
  }
}

function addWallet(
  check: CheckContext,
  resources: CheckResources,
  { persona, source, quirks }: PersonaInPage,
): Promise<PageWallet> {
  const chains = {
    [homeChainId]: { rpcUrl: resources.url(homeChainId) },
    [otherChainId]: { rpcUrl: resources.url(otherChainId) },
  }
  const rpc = createFetchRpc((chainId) => resources.url(chainId))
  // The cast is safe: the harness types these strings as addresses and keys, the suite types them as strings.
  const accounts = resources.accounts as { address: Address; privateKey: Address }[]
  return check.wallets.add(source, {
    // A page that is closing may still send messages while the next check begins.
    id: `${persona.id}-${check.name}`,
    rpc,
    chains,
    quirks,
    accounts: [...accounts],
    chainId: homeChainId,
    approval: 'prompt',
    late: false,
  })
}

function userActionsOf(wallet: () => PageWallet): Driver['user'] {
  const open = async () => (await wallet().prompts()).length
  const answer = async (act: () => Promise<void>): Promise<SerializedValue> => {
    const any = (await open()) > 0
    if (any) await act()
    return any
  }
  const done = async (act: Promise<unknown>): Promise<SerializedValue> => {
    await act
    return { $: 'undefined' }
  }
  type Choice = Parameters<PageWallet['approve']>[0]
  return {
    prompts: open,
    approve: (choice) => answer(() => wallet().approve(choice as Choice)),
    reject: () => answer(() => wallet().reject()),
    dismiss: () => answer(() => wallet().dismiss()),
    selectAccounts: (accounts) => done(wallet().selectAccounts(accounts as Address[])),
    switchChain: (chainId) => done(wallet().switchChain(Number(chainId))),
    lock: () => done(wallet().lock()),
    unlock: () => done(wallet().unlock()),
    revoke: () => done(wallet().revoke()),
    refresh: () => done(wallet().refresh()),
    networks: async () => (await wallet().state()).chains.map(({ chainId }) => chainId),
    networkDown: (chainId) =>
      done(wallet().networkDown(chainId === undefined ? undefined : Number(chainId))),
    networkUp: () => done(wallet().networkUp()),
    warned: async () => (await wallet().prompts())[0]?.warning ?? '',
  }
}
