import type { BrowserContext, Frame } from '@playwright/test'
import { encode } from '../wallet/encode.ts'
import { asksForAccounts } from '../wallet/methods/accounts.ts'
import { policyOf } from '../wallet/persona.ts'
import type { Entry, Hex, Json, Prompt, Rpc, Signer } from '../wallet/types.ts'
import {
  bindingName,
  type Ears,
  type Hydration,
  type Signed,
  type ToHost,
  type ToPage,
} from '../page/protocol.ts'
import type { Wallet } from '../wallet/createWallet.ts'
import { lateScript } from '../page/bundle.ts'
import type { StatePatch } from '../page/patch.ts'
import { applyPatch } from '../page/patch.ts'

/** A document in which a wallet runs: one life of a frame. */
export type Document = { id: string; index: number; frame: Frame; returned?: boolean }

/** A wallet as the host knows it. */
export type Hosted = {
  /** The same wallet in this process: its memory and its rules, for documents to come. */
  home: Wallet
  rpc: Rpc
  signer: Signer
  keys: Parameters<Signer['message']>[0][]
  documents: Map<string, Document>
  hear(entries: Entry[], document: Document): void
  /** What was still open for a site when its document went. */
  orphans(origin: string): Prompt[]
  reclaim(document: Document): void
}

export type Host = {
  /** The binding is in the context. */
  ready: Promise<void>
  add(hosted: Hosted): void
  /** Nothing is said to its documents any more, and nothing heard of what they say. */
  remove(wallet: string): void
  /** Says something to every document of a wallet but one; answers when all have heard it. */
  tell(wallet: string, message: ToPage, except?: string): Promise<void>
  /** Says something to one document. `false`: it is gone. */
  tellOne(wallet: string, document: Document, message: ToPage): Promise<boolean>
}

/** The process's end of the bridge: one binding per context, any number of wallets and documents. */
export const createHost = (context: BrowserContext): Host => {
  const wallets = new Map<string, Hosted>()
  // A document that went may come back from the cache, with the prompts that it left open.
  const known = new Map<string, Document>()
  const gone = new Set<string>()

  const tellOne: Host['tellOne'] = async (wallet, document, message) => {
    const hosted = wallets.get(wallet)
    try {
      // As text: Playwright's types would follow `Json` down for ever.
      const said = JSON.stringify({ wallet, document: document.id, message })
      const entries = (await document.frame.evaluate(speak, said)) as Entry[] | null
      if (entries) hosted?.hear(entries, document)
      else hosted?.documents.delete(document.id)
      return entries !== null
    } catch {
      // The page closed or went elsewhere: what was said concerns nobody any more.
      hosted?.documents.delete(document.id)
      return false
    }
  }

  const hear = ({ frame }: { frame: Frame }, message: ToHost) => {
    const hosted = wallets.get(message.wallet)
    if (!hosted && gone.has(message.wallet)) return null
    if (!hosted) throw new Error(`There is no wallet "${message.wallet}" in this context.`)
    let document = hosted.documents.get(message.document)
    if (!document) {
      // One frame, one document: the one before is gone.
      for (const [id, other] of hosted.documents)
        if (other.frame === frame) hosted.documents.delete(id)
      const back = known.get(message.document)
      document = back ?? { id: message.document, index: known.size, frame }
      document.returned = back !== undefined
      known.set(document.id, document)
      hosted.documents.set(document.id, document)
      hosted.reclaim(document)
    }
    return answer(host, hosted, document, message)
  }

  const host: Host = {
    ready: context.exposeBinding(bindingName, hear).then(() => {}),
    add: (hosted) => {
      gone.delete(hosted.home.id)
      wallets.set(hosted.home.id, hosted)
    },
    remove: (wallet) => {
      if (wallets.delete(wallet)) gone.add(wallet)
    },
    tellOne,
    tell: async (wallet, message, except) => {
      const all = [...(wallets.get(wallet)?.documents.values() ?? [])]
      await Promise.all(
        all.filter(({ id }) => id !== except).map((document) => tellOne(wallet, document, message)),
      )
    },
  }

  return host
}

/** Runs in the page. `null`: the document is another by now. */
function speak(said: string): Promise<unknown> | null {
  const { wallet, document, message } = JSON.parse(said) as {
    wallet: string
    document: string
    message: ToPage
  }
  const ears = (globalThis as { [key: symbol]: Ears | undefined })[Symbol.for('touchstone')]
  const ear = ears?.[wallet]
  return ear && ear.document === document ? ear.receive(message) : null
}

function answer(host: Host, hosted: Hosted, document: Document, message: ToHost) {
  const { home } = hosted
  const { store, rules } = home.wires
  switch (message.type) {
    case 'hydrate': {
      store.visit(message.origin)
      return {
        state: store.get(),
        rules: rules
          .list()
          .toReversed()
          .map(({ matches: _, ...rule }) => rule),
        open: document.returned ? [] : outliving(hosted, message.origin),
      } satisfies Hydration
    }
    case 'state':
      return spread(host, hosted, document, message.patch, message.quiet)
    case 'late':
      // By the debugger's way: the page's own policy on scripts does not concern the wallet.
      return lateScript(home.persona.id).then((script) => document.frame.evaluate(`${script};0`))
    case 'spent':
      rules.spend(message.rule, message.used)
      return host.tell(
        home.id,
        { type: 'spend', rule: message.rule, used: message.used },
        document.id,
      )
    case 'entries':
      return hosted.hear(message.entries, document)
    case 'rpc':
      return hosted.rpc(
        message.chainId,
        message.call,
        message.url,
        store.chain(message.chainId)?.rpcUrl,
      )
    case 'sign':
      return sign(hosted, message.what, message.address, message.data)
    case 'recover':
      return recover(hosted, message.data, message.signature)
  }
}

/** Requests for accounts stay in wallets that keep them; the rest dies with its page. */
const outliving = ({ home, orphans }: Hosted, origin: string): Prompt[] =>
  policyOf(home.persona, home.wires.quirks).pendingOutlivesPage
    ? orphans(origin).filter(({ method }) => asksForAccounts(method))
    : []

/** What changed in one tab changes here and in the others, which tell their pages. */
function spread(
  host: Host,
  { home }: Hosted,
  document: Document,
  patch: StatePatch,
  quiet: boolean,
): Promise<void> {
  const { store } = home.wires
  store.set(applyPatch(store.get(), patch))
  return host.tell(home.id, { type: 'sync', patch, quiet }, document.id)
}

async function sign(
  { signer, keys }: Hosted,
  what: Exclude<keyof Signer, 'recover'>,
  address: string,
  data: Json,
): Promise<Signed> {
  const account = keys.find((key) => key.address.toLowerCase() === address.toLowerCase())
  try {
    if (!account) throw new Error(`The wallet has no key for ${address}.`)
    // Each of the three takes what its method's check let through.
    return { signature: await signer[what](account, data as never) }
  } catch (error) {
    return { error: encode(error) }
  }
}

async function recover({ signer }: Hosted, data: Hex, signature: Hex): Promise<Signed> {
  try {
    if (!signer.recover) throw new Error('The signer of this wallet has no "recover": add one.')
    return { signature: await signer.recover(data, signature) }
  } catch (error) {
    return { error: encode(error) }
  }
}
