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

/** A document in which a wallet runs. */
export type Document = { id: string; index: number; frame: Frame; returned?: boolean }

/** A wallet as the host sees it. */
export type Hosted = {
  /** The same wallet in this process. It holds state and rules for future documents. */
  home: Wallet
  rpc: Rpc
  signer: Signer
  keys: Parameters<Signer['message']>[0][]
  documents: Map<string, Document>
  hear(entries: Entry[], document: Document): void
  /** Prompts for a site that were open when their document was unloaded. */
  orphans(origin: string): Prompt[]
  reclaim(document: Document): void
}

export type Host = {
  /** Resolves when the binding is in the context. */
  ready: Promise<void>
  add(hosted: Hosted): void
  /** Stops sending messages to the wallet's documents and ignores their messages. */
  remove(wallet: string): void
  /** Sends a message to every document of a wallet except one. Resolves when all have handled it. */
  tell(wallet: string, message: ToPage, except?: string): Promise<void>
  /** Sends a message to one document. `false` if the document is gone. */
  tellOne(wallet: string, document: Document, message: ToPage): Promise<boolean>
}

/** The process's end of the bridge: one binding per context for any number of wallets and documents. */
export const createHost = (context: BrowserContext): Host => {
  const wallets = new Map<string, Hosted>()
  // Documents may return from the back/forward cache with the prompts that they left open.
  const known = new Map<string, Document>()
  const gone = new Set<string>()

  const tellOne: Host['tellOne'] = async (wallet, document, message) => {
    const hosted = wallets.get(wallet)
    try {
      // A string, because Playwright's types would recurse endlessly into `Json`.
      const said = JSON.stringify({ wallet, document: document.id, message })
      const entries = (await document.frame.evaluate(speak, said)) as Entry[] | null
      if (entries) hosted?.hear(entries, document)
      else hosted?.documents.delete(document.id)
      return entries !== null
    } catch {
      // The page was closed or navigated, so the message is obsolete.
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
      // A frame has one document at a time, so the previous one is gone.
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

/** Delivers a message. Runs in the page. `null` if the frame has a different document now. */
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
      // Evaluated through the debugger, which the page's content security policy does not restrict.
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

/** Requests for accounts outlive the page in wallets that keep them. All other prompts end with the page. */
const outliving = ({ home, orphans }: Hosted, origin: string): Prompt[] =>
  policyOf(home.persona, home.wires.quirks).pendingOutlivesPage
    ? orphans(origin).filter(({ method }) => asksForAccounts(method))
    : []

/** Applies the changes of one tab here and sends them to the other tabs, which notify their pages. */
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
    // The method has checked the data for each of the three kinds.
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
