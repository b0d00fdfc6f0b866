import { decode } from '../wallet/jsonEncoding.ts'
import type { Methods, Persona, Quirk } from '../wallet/engineAndPersonaTypes.ts'
import { createEngine } from '../wallet/createEngine.ts'
import { randomHex } from '../wallet/hostGlobals.ts'
import { oncePerTask } from './oncePerTask.ts'
import { initialMethods } from '../wallet/methods/initialMethods.ts'
import { lazyMethodNames } from '../wallet/methods/lazyMethodNames.ts'
import type { Entry, Json, Rpc, Signer } from '../wallet/types.ts'
import { applyPatch, patchOf } from './statePatch.ts'
import {
  bindingName,
  type PageReceivers,
  type Hydration,
  type LazyCode,
  lazyKey,
  type PageConfig,
  type SignResult,
  type ToHost,
  type ToPage,
} from './pageBridgeProtocol.ts'

type Unaddressed<M> = M extends unknown ? Omit<M, 'wallet' | 'document'> : never
type Post = (message: Unaddressed<ToHost>) => Promise<unknown>

/**
 * Installs a wallet that runs in this page and exchanges messages with the test process. It answers requests once its
 * state has loaded.
 */
export const installSyncedWalletInPage = (
  persona: Persona,
  quirks: readonly Quirk[],
  config: PageConfig,
): void => {
  if (!isWalletDocument() || receivers()[config.id]) return
  const document = randomHex(8)
  const post: Post = (message) => binding()({ ...message, wallet: config.id, document } as ToHost)
  const { id, accounts, ...rest } = config
  const ready = Promise.withResolvers<void>()

  const wallet = createEngine(
    {
      ...rest,
      id,
      persona,
      quirks,
      accounts: accounts.map((address) => ({ address })),
      origin: location.origin,
      ready: ready.promise,
      // The test process keeps the transcript. The page only forwards its entries.
      keeps: 0,
      rpc: rpcOver(post),
      signer: signerOver(post),
    },
    methodsOver(post, persona),
  )
  const { rules } = wallet
  const { store, notifier, transcript } = wallet.core
  const { skip } = notifier
  const batcher = createTranscriptBatcher((entries) => void post({ type: 'entries', entries }))
  let quiet = false
  transcript.subscribe((entry) => {
    batcher.add(entry)
    if (entry.kind !== 'act') return
    // An act with `event: false` changes the state synchronously, before the microtask resets `quiet`.
    quiet = 'event' in entry.act && entry.act.event === false
    queueMicrotask(() => (quiet = false))
  })

  let receiving = false
  const withoutSync = (change: () => void) => {
    receiving = true
    change()
    receiving = false
  }
  let known = store.get()
  store.watch((state) => {
    const patch = patchOf(known, state)
    known = state
    if (patch && !receiving) void post({ type: 'state', patch, quiet })
  })
  rules.watch((rule, used) => void post({ type: 'spent', rule, used }))

  const hydrate = async () => {
    const hydration = (await post({ type: 'hydrate', origin: location.origin })) as Hydration
    withoutSync(() => store.set(hydration.state))
    // A page from the back/forward cache may have missed removals of rules, so all rules are replaced.
    rules.reset()
    for (const { used, ...rule } of hydration.rules) {
      rules.use(rule)
      rules.spend(rule.id, used)
    }
    for (const prompt of hydration.open) wallet.resume(prompt)
  }

  const perform = (message: ToPage): void => {
    switch (message.type) {
      case 'act':
        return wallet.act(message.act)
      case 'use':
        return void rules.use(message.rule)
      case 'remove':
        return rules.remove(message.rule)
      case 'reset':
        return rules.reset()
      case 'spend':
        return rules.spend(message.rule, message.used)
      case 'sync':
        if (!patchOf(store.get(), applyPatch(store.get(), message.patch))) return
        withoutSync(() => store.set(applyPatch(store.get(), message.patch)))
        return message.quiet ? skip() : notifier.send()
      case 'flush':
    }
  }

  receivers()[id] = {
    document,
    receive: async (message) => {
      await ready.promise
      perform(message)
      return batcher.take()
    },
  }
  wallet.announce(window)
  let hydrated = false
  const open = () => {
    hydrated = true
    ready.resolve()
  }
  // If no test process answers, the wallet keeps its initial state.
  void hydrate()
    .catch(() => {})
    .then(skip)
    .then(open)
  addEventListener('pagehide', batcher.flush)
  // A page from the back/forward cache loads the current state and sends the events of the changes. If it entered the
  // cache before its first state had loaded, it now starts to answer requests, without events.
  addEventListener('pageshow', (event) => {
    if (event.persisted)
      void hydrate()
        .then(() => (hydrated ? notifier.send() : skip()))
        .then(open, () => {})
  })
}

/** Whether this document gets a wallet: not an empty frame, nor a page of the browser itself. */
function isWalletDocument(): boolean {
  if (/^(https?|file|data|blob):$/.test(location.protocol)) return true
  return location.href === 'about:blank' && window === window.top
}

function receivers(): PageReceivers {
  const global = globalThis as { [key: symbol]: PageReceivers | undefined }
  const key = Symbol.for('touchstone')
  if (!global[key]) Object.defineProperty(global, key, { value: Object.create(null) })
  return global[key] as PageReceivers
}

function binding(): (message: ToHost) => Promise<unknown> {
  const bound = (globalThis as unknown as Record<string, unknown>)[bindingName]
  if (typeof bound !== 'function') return () => Promise.reject(new Error('no host'))
  return bound as (message: ToHost) => Promise<unknown>
}

/** Returns the lookup of methods by name. The first request of a lazy method loads the second script. */
const methodsOver = (post: Post, persona: Persona): Methods => {
  const global = globalThis as { [key: symbol]: LazyCode | undefined }
  const key = Symbol.for(lazyKey(persona.id))
  const load = async (name: string) => {
    if (!global[key]) await post({ type: 'lazy' })
    Object.assign(persona, { lazyMethods: global[key]?.hooks })
    return global[key]?.methods[name]
  }
  const isLazy = (name: string) => (lazyMethodNames as readonly string[]).includes(name)
  let loaded: LazyCode | undefined
  return (name) => {
    if (Object.hasOwn(initialMethods, name)) return initialMethods[name]
    if (!isLazy(name)) return undefined
    if (loaded) return loaded.methods[name]
    return load(name).finally(() => (loaded = global[key]))
  }
}

const rpcOver =
  (post: Post): Rpc =>
  async (chainId, call, url) => {
    try {
      return (await post({ type: 'rpc', chainId, call, url })) as Awaited<ReturnType<Rpc>>
    } catch {
      return { error: { code: -32603, message: 'The test process does not answer.' } }
    }
  }

/** Creates a signer that asks the test process for signatures. A page never gets a private key. */
const signerOver = (post: Post): Signer => {
  const request = async (message: Parameters<Post>[0]) => {
    const signed = (await post(message)) as SignResult
    if ('error' in signed) throw decode(signed.error)
    return signed.signature
  }
  const sign =
    (what: 'message' | 'typedData' | 'transaction') =>
    ({ address }: { address: string }, data: Json) =>
      request({ type: 'sign', what, address, data })
  return {
    message: sign('message'),
    typedData: sign('typedData'),
    transaction: sign('transaction'),
    recover: (data, signature) => request({ type: 'recover', data, signature }),
  }
}

/** Collects transcript entries and sends several in one message, which costs more than a call of the wallet. */
const createTranscriptBatcher = (send: (entries: Entry[]) => void) => {
  const waiting: Entry[] = []
  const take = (): Entry[] => waiting.splice(0)
  const flush = () => {
    const entries = take()
    if (entries.length > 0) send(entries)
  }
  const flushSoon = oncePerTask(flush)
  return {
    add: (entry: Entry) => {
      waiting.push(entry)
      flushSoon()
    },
    take,
    flush,
  }
}
