import { createWallet, type CreateWalletOptions } from '../../createWallet.ts'
import type { Wallet } from '../../wallet/Wallet.ts'
import { internalsOf } from '../../wallet/walletInternals.ts'
import { createSessionRequestHandlers } from './createSessionRequestHandlers.ts'
import { createWalletKit, type SessionLifetime } from './createWalletKit.ts'
import { type Metadata, metadataOf, type PhoneName } from './phoneMetadata.ts'
import { phoneMethods } from './sessionNamespaces.ts'
import { createOutbox } from './outbox.ts'
import { parsePairing } from './parsePairing.ts'
import { parsePhoneOptions } from './parsePhoneOptions.ts'
import { phonePersona, type PhoneHooks } from './phonePersona.ts'
import { createSessions, type Session } from './sessions.ts'

/** A wallet on a phone, controlled by a test. */
export type Phone = {
  /**
   * The wallet, with the rules, acts, prompts and transcript of any other fake wallet. A session proposal of
   * a dapp arrives as the request `eth_requestAccounts`. The act `revoke` ends all sessions.
   */
  readonly wallet: Wallet
  readonly metadata: Metadata
  /**
   * Joins the pairing in the text of a QR code or in a link. The wallet's rules decide about the proposal
   * that follows.
   *
   * @throws an error of one line, if the code is not a pairing or has expired
   */
  scan(code: string): Promise<void>
  sessions(): Session[]
  /** Ends every session and notifies the dapps. */
  disconnect(): Promise<void>
  /** Sets the duration of new sessions in seconds. Default: a week. */
  sessionsLast(seconds: number | undefined): void
  /** Turns the phone off. It receives and sends nothing, and the relay keeps its messages. */
  sleep(): Promise<void>
  wake(): Promise<void>
  /** Messages that could not be sent, one line each, such as those of an ended session. */
  failures(): string[]
  close(): Promise<void>
}

export declare namespace createPhone {
  type Options = Omit<CreateWalletOptions, 'persona' | 'origin' | 'ready'> & {
    /** The relay, or its URL. */
    relay: string | { url: string }
    /** Persona of the phone. Default `walletconnect`, a wallet without a brand. */
    persona?: PhoneName | undefined
    /** Fields that replace those of the persona's metadata. */
    metadata?: Partial<Metadata> | undefined
    /** Methods that the wallet accepts in a session. Default: `phoneMethods`. */
    methods?: readonly string[] | undefined
    /**
     * Chains of a session. `shared` (default): the wallet's current chain, and all chains that the dapp proposes
     * and the wallet knows. `current`: only the wallet's current chain; the dapp must ask for others.
     */
    sessionChains?: 'shared' | 'current' | undefined
  }
}

/**
 * Creates a scripted wallet on a phone: the real SDK of WalletConnect wallets with a fake wallet. It runs in the
 * test process and stores nothing on disk.
 *
 * @throws {TypeError} if an option is malformed
 * @example
 * const phone = await createPhone({ relay, persona: 'rabby' })
 * phone.wallet.when('eth_requestAccounts').once().reject()
 * await phone.scan(uri)
 */
export async function createPhone(options: createPhone.Options): Promise<Phone> {
  parsePhoneOptions(options)
  const {
    relay,
    persona = 'walletconnect',
    methods = phoneMethods,
    sessionChains = 'shared',
    metadata: own,
    ...rest
  } = options
  const metadata = { ...metadataOf(persona), ...own }
  const lifetime: SessionLifetime = { seconds: undefined }
  const hooks: PhoneHooks = { act: (act, next) => next(act) }
  const wallet = createWallet({ ...rest, persona: phonePersona(persona, hooks) })
  const url = typeof relay === 'string' ? relay : relay.url
  const { kit, close } = await createWalletKit(url, metadata, lifetime)
  const outbox = createOutbox()
  const sessions = createSessions(kit, outbox)
  let quiet = false

  const silently = (run: () => void) => {
    quiet = true
    run()
    internalsOf(wallet).skipNotification()
    quiet = false
  }
  const forgetSite = () => silently(() => internalsOf(wallet).store.forbid())

  hooks.act = (act, next) => {
    if (act.type !== 'revoke') return next(act)
    silently(() => next(act))
    sessions.end()
  }
  wallet.provider.on('accountsChanged', (accounts) => {
    const { origin } = internalsOf(wallet).store
    if (!quiet) sessions.sendAccounts(accounts, { origin, chainId: wallet.chainId })
  })
  wallet.provider.on('chainChanged', (chainId) => {
    if (!quiet) sessions.sendChain(chainId)
  })

  const handlers = createSessionRequestHandlers(
    { kit, wallet, sessions, outbox },
    { methods, sessionChains },
    silently,
  )
  kit.on('session_proposal', (proposal) => void handlers.handleProposal(proposal))
  kit.on('session_request', (request) => void handlers.handleRequest(request))
  kit.on('proposal_expire', () => hooks.core?.prompts.cancel((_, kind) => kind === 'connect'))
  kit.on('session_delete', () => {
    if (sessions.list().length > 0) return
    hooks.core?.prompts.cancel(() => true)
    forgetSite()
  })

  return {
    wallet,
    metadata,
    scan: async (code) => {
      await kit.pair({ uri: parsePairing(code) })
    },
    sessions: sessions.list,
    disconnect: () => {
      wallet.revoke()
      return outbox.sent()
    },
    sessionsLast: (seconds) => {
      lifetime.seconds = seconds
    },
    sleep: () => kit.core.relayer.transportClose(),
    wake: () => kit.core.relayer.transportOpen(),
    failures: outbox.failures,
    close: () => {
      wallet.close()
      return close()
    },
  }
}

/** Options of a phone in a test. The fixtures add the relay, and the persona that the test names. */
export type AddPhoneOptions = Omit<createPhone.Options, 'relay' | 'persona'>
