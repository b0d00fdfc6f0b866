import { decode } from '../wallet/encode.ts'
import type { Methods, Persona, Quirk } from '../wallet/core.ts'
import { createEngine } from '../wallet/createEngine.ts'
import { randomHex } from '../wallet/hostGlobals.ts'
import { initialMethods } from '../wallet/methods/initialMethods.ts'
import { lazyMethodNames } from '../wallet/methods/lazyMethodNames.ts'
import type { Json, Rpc, Signer } from '../wallet/types.ts'
import { createEntryBatcher } from './createEntryBatcher.ts'
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
} from './protocol.ts'

type Unaddressed<M> = M extends unknown ? Omit<M, 'wallet' | 'document'> : never
type Post = (message: Unaddressed<ToHost>) => Promise<unknown>

/**
 * Installs a wallet in this page. The wallet runs here. Only its state, rules, signatures and requests to a
 * node cross the binding. It announces itself at once and answers requests once its state has loaded.
 */
export const installWallet = (
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
      // The process keeps the transcript. The page only forwards its entries.
      keeps: 0,
      rpc: rpcOver(post),
      signer: signerOver(post),
    },
    methodsOver(post, persona),
  )
  const { rules } = wallet
  const { store, notifier, transcript } = wallet.core
  const { skip } = notifier
  const batcher = createEntryBatcher((entries) => void post({ type: 'entries', entries }))
  let quiet = false
  transcript.subscribe((entry) => {
    batcher.add(entry)
    if (entry.kind !== 'act') return
    // The act changes the state synchronously, before the microtask resets the flag.
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
    const {
      state,
      rules: armed,
      open,
    } = (await post({
      type: 'hydrate',
      origin: location.origin,
    })) as Hydration
    withoutSync(() => store.set(state))
    // A page from the back/forward cache may have missed removals, so the rules are replaced.
    rules.reset()
    for (const { used, ...rule } of armed) {
      rules.use(rule)
      rules.spend(rule.id, used)
    }
    for (const prompt of open) wallet.resume(prompt)
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
  // Without a host the wallet keeps the state that it was created with.
  void hydrate()
    .catch(() => {})
    .then(skip)
    .then(open)
  addEventListener('pagehide', batcher.flush)
  // A page from the back/forward cache loads the current state and tells its listeners about the changes. If
  // it entered the cache before its first state loaded, that answer is lost, so it asks again.
  addEventListener('pageshow', (event) => {
    if (event.persisted)
      void hydrate()
        .then(() => (hydrated ? notifier.send() : skip()))
        .then(open, () => {})
  })
}

/** Excludes the empty frames that scripts create, and the browser's own pages. */
function isWalletDocument(): boolean {
  if (/^(https?|file|data|blob):$/.test(location.protocol)) return true
  return location.href === 'about:blank' && window === window.top
}

/** Registry through which the process reaches the wallets of this page. */
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

/**
 * Methods that a page needs to connect come with the first script. The others come with a second script, on
 * first use.
 */
const methodsOver = (post: Post, persona: Persona): Methods => {
  const global = globalThis as { [key: symbol]: LazyCode | undefined }
  const key = Symbol.for(lazyKey(persona.id))
  const load = async (name: string) => {
    if (!global[key]) await post({ type: 'late' })
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

/** Keys stay in the process. A page never sees one. */
const signerOver = (post: Post): Signer => {
  const sign =
    (what: 'message' | 'typedData' | 'transaction') =>
    async ({ address }: { address: string }, data: Json) => {
      const signed = (await post({ type: 'sign', what, address, data })) as SignResult
      if ('error' in signed) throw decode(signed.error)
      return signed.signature
    }
  return {
    message: sign('message'),
    typedData: sign('typedData'),
    transaction: sign('transaction'),
    recover: async (data, signature) => {
      const signed = (await post({ type: 'recover', data, signature })) as SignResult
      if ('error' in signed) throw decode(signed.error)
      return signed.signature
    },
  }
}
