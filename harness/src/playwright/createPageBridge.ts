import type { BrowserContext, Frame } from '@playwright/test'
import { sameAddress } from '../wallet/hex.ts'
import { encode } from '../wallet/jsonEncoding.ts'
import { asksForAccounts } from '../wallet/methods/accounts.ts'
import type { Entry, Hex, Json, Prompt, Rpc, Signer } from '../wallet/types.ts'
import {
  bindingName,
  type PageReceivers,
  type Hydration,
  type SignResult,
  type ToHost,
  type ToPage,
} from '../page/pageBridgeProtocol.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import { internalsOf } from '../wallet/walletInternals.ts'
import { lazyScript, type PersonaSource } from '../page/index.ts'
import type { StatePatch } from '../page/statePatch.ts'
import { applyPatch } from '../page/statePatch.ts'

export type PageDocument = { id: string; index: number; frame: Frame; returned?: boolean }

export type BridgedWallet = {
  /** The same wallet in the test process. It holds the state and rules that future documents start with. */
  wallet: Wallet
  source: PersonaSource
  rpc: Rpc
  signer: Signer
  keys: Parameters<Signer['message']>[0][]
  documents: Map<string, PageDocument>
  addEntries(entries: Entry[], document: PageDocument): void
  /** Returns the open prompts of unloaded documents of a site, which another document takes over. */
  adoptPrompts(origin: string): Prompt[]
  returnPrompts(document: PageDocument): void
}

export type PageBridge = {
  /** Resolves when pages of the context can call the function `bindingName`. */
  ready: Promise<void>
  add(bridged: BridgedWallet): void
  /** Stops sending messages to the wallet's documents and ignores their messages. */
  remove(wallet: string): void
  /** Sends a message to the documents of a wallet except one. Resolves when each has handled it or is gone. */
  send(wallet: string, message: ToPage, except?: string): Promise<void>
  /** Sends a message to one document. `false` if the document is gone. */
  sendTo(wallet: string, document: PageDocument, message: ToPage): Promise<boolean>
}

/** Creates the test process's end of the bridge. One function in the context serves all wallets and documents. */
export const createPageBridge = (context: BrowserContext): PageBridge => {
  const wallets = new Map<string, BridgedWallet>()
  // All documents. One may return from the back/forward cache with its open prompts.
  const known = new Map<string, PageDocument>()
  const gone = new Set<string>()

  const sendTo: PageBridge['sendTo'] = async (wallet, document, message) => {
    const bridged = wallets.get(wallet)
    try {
      // The message is sent as a string, because Playwright's types would recurse endlessly into `Json`.
      const text = JSON.stringify({ wallet, document: document.id, message })
      const entries = (await document.frame.evaluate(deliverInPage, text)) as Entry[] | null
      if (entries) bridged?.addEntries(entries, document)
      else bridged?.documents.delete(document.id)
      return entries !== null
    } catch {
      // The page was closed or navigated, so the message is obsolete.
      bridged?.documents.delete(document.id)
      return false
    }
  }

  const receive = ({ frame }: { frame: Frame }, message: ToHost) => {
    const bridged = wallets.get(message.wallet)
    if (!bridged && gone.has(message.wallet)) return null
    if (!bridged) throw new Error(`There is no wallet "${message.wallet}" in this context.`)
    let document = bridged.documents.get(message.document)
    if (!document) {
      // A frame has one document at a time, so the previous one is gone.
      for (const [id, other] of bridged.documents)
        if (other.frame === frame) bridged.documents.delete(id)
      const returning = known.get(message.document)
      document = returning ?? { id: message.document, index: known.size, frame }
      document.returned = returning !== undefined
      known.set(document.id, document)
      bridged.documents.set(document.id, document)
      bridged.returnPrompts(document)
    }
    return answer(bridge, bridged, document, message)
  }

  const bridge: PageBridge = {
    ready: context.exposeBinding(bindingName, receive).then(() => {}),
    add: (bridged) => {
      gone.delete(bridged.wallet.id)
      wallets.set(bridged.wallet.id, bridged)
    },
    remove: (wallet) => {
      if (wallets.delete(wallet)) gone.add(wallet)
    },
    sendTo,
    send: async (wallet, message, except) => {
      const all = [...(wallets.get(wallet)?.documents.values() ?? [])]
      await Promise.all(
        all.filter(({ id }) => id !== except).map((document) => sendTo(wallet, document, message)),
      )
    },
  }

  return bridge
}

/** Delivers a message to a wallet, in the page. Returns `null` if the frame has a different document now. */
function deliverInPage(text: string): Promise<unknown> | null {
  const { wallet, document, message } = JSON.parse(text) as {
    wallet: string
    document: string
    message: ToPage
  }
  const receivers = (globalThis as { [key: symbol]: PageReceivers | undefined })[
    Symbol.for('touchstone')
  ]
  const receiver = receivers?.[wallet]
  return receiver && receiver.document === document ? receiver.receive(message) : null
}

function answer(
  bridge: PageBridge,
  bridged: BridgedWallet,
  document: PageDocument,
  message: ToHost,
) {
  const { wallet } = bridged
  const { store, rules } = internalsOf(wallet)
  switch (message.type) {
    case 'hydrate': {
      store.visit(message.origin)
      return {
        state: store.get(),
        rules: rules
          .list()
          .toReversed()
          .map(({ matches: _, ...rule }) => rule),
        open: document.returned ? [] : survivingPrompts(bridged, message.origin),
      } satisfies Hydration
    }
    case 'state':
      return shareState(bridge, bridged, document, message.patch, message.quiet)
    case 'lazy':
      // `evaluate` uses the debugger, which the page's content security policy does not restrict.
      return lazyScript(bridged.source).then((script) => document.frame.evaluate(`${script};0`))
    case 'spent':
      rules.spend(message.rule, message.used)
      return bridge.send(
        wallet.id,
        { type: 'spend', rule: message.rule, used: message.used },
        document.id,
      )
    case 'entries':
      return bridged.addEntries(message.entries, document)
    case 'rpc':
      return bridged.rpc(
        message.chainId,
        message.call,
        message.url,
        store.chain(message.chainId)?.rpcUrl,
      )
    case 'sign':
      return signResult(() => sign(bridged, message.what, message.address, message.data))
    case 'recover':
      return signResult(() => recover(bridged, message.data, message.signature))
  }
}

/** Returns the prompts that a new document takes over: with `promptSurvivesReload`, requests for accounts. */
const survivingPrompts = ({ wallet, adoptPrompts }: BridgedWallet, origin: string): Prompt[] =>
  internalsOf(wallet).policy.promptSurvivesReload
    ? adoptPrompts(origin).filter(({ method }) => asksForAccounts(method))
    : []

/** Applies a tab's changes to the wallet in this process, and sends them to the other tabs. */
function shareState(
  bridge: PageBridge,
  { wallet }: BridgedWallet,
  document: PageDocument,
  patch: StatePatch,
  quiet: boolean,
): Promise<void> {
  const { store } = internalsOf(wallet)
  store.set(applyPatch(store.get(), patch))
  return bridge.send(wallet.id, { type: 'sync', patch, quiet }, document.id)
}

async function signResult(act: () => Promise<Hex>): Promise<SignResult> {
  try {
    return { signature: await act() }
  } catch (error) {
    return { error: encode(error) }
  }
}

function sign(
  { signer, keys }: BridgedWallet,
  what: Exclude<keyof Signer, 'recover'>,
  address: string,
  data: Json,
): Promise<Hex> {
  const account = keys.find((key) => sameAddress(key.address, address))
  if (!account) throw new Error(`The wallet has no key for ${address}.`)
  // The wallet's method has checked `data` for each of the three kinds of signature.
  return signer[what](account, data as never)
}

function recover({ signer }: BridgedWallet, data: Hex, signature: Hex): Promise<Hex> {
  if (!signer.recover) throw new Error('The signer of this wallet has no "recover": add one.')
  return signer.recover(data, signature)
}
