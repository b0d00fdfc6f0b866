import { createWallet, type CreateWalletOptions } from '../../createWallet.ts'
import type { Wallet } from '../../wallet/createWallet.ts'
import { createAnswers } from './answer.ts'
import { createKit, type Term } from './createKit.ts'
import { type Metadata, metadataOf, type PhoneName } from './metadata.ts'
import { phoneMethods } from './namespaces.ts'
import { createOutbox } from './outbox.ts'
import { parsePairing } from './parsePairing.ts'
import { parsePhone } from './parsePhone.ts'
import { phonePersona, type Wires } from './phonePersona.ts'
import { createSessions, type Session } from './sessions.ts'

/** A wallet on a phone, in a test's hand. */
export type Phone = {
  /**
   * The wallet: the same rules, acts, prompts and transcript as of any other. A proposal is its
   * `eth_requestAccounts`; `revoke` ends its sessions.
   */
  readonly wallet: Wallet
  readonly metadata: Metadata
  /**
   * Reads a QR code, or a link, and joins its pairing. What the wallet then does is its rules'.
   *
   * @throws one line, when it is no pairing or an expired one.
   */
  scan(code: string): Promise<void>
  sessions(): Session[]
  /** Ends every session, and tells the dapps. */
  disconnect(): Promise<void>
  /** How long sessions last that it settles from now on, in seconds; default a week. */
  sessionsLast(seconds: number | undefined): void
  /** The phone is off: it hears nothing and says nothing. What it is sent waits in the relay. */
  sleep(): Promise<void>
  wake(): Promise<void>
  /** What it could not deliver, a line each: the relay was down, the session was gone. */
  failures(): string[]
  close(): Promise<void>
}

export declare namespace createPhone {
  type Options = Omit<CreateWalletOptions, 'persona' | 'origin' | 'ready'> & {
    /** The relay, or its URL. */
    relay: string | { url: string }
    /** Which wallet it is; default `walletconnect`: none in particular. */
    persona?: PhoneName | undefined
    /** What it says of itself, where that differs. */
    metadata?: Partial<Metadata> | undefined
    /** The methods that it offers; default those of most wallets. */
    methods?: readonly string[] | undefined
    /**
     * Which chains a session has: all that the dapp proposed and the wallet knows (`shared`, the
     * default), or only the one that the wallet is on (`current`): then the dapp asks for others.
     */
    sessionChains?: 'shared' | 'current' | undefined
  }
}

/**
 * A scripted wallet on a phone: the real SDK of wallets over a fake wallet. It runs beside the test,
 * keeps nothing on disk, and speaks with the relay alone.
 *
 * @throws {TypeError} when an option is malformed.
 * @example
 * const phone = await createPhone({ relay, persona: 'rabby' })
 * phone.wallet.on('eth_requestAccounts').once().reject()
 * await phone.scan(uri)
 */
export async function createPhone(options: createPhone.Options): Promise<Phone> {
  parsePhone(options)
  const {
    relay,
    persona = 'walletconnect',
    methods = phoneMethods,
    sessionChains = 'shared',
    metadata: own,
    ...rest
  } = options
  const metadata = { ...metadataOf(persona), ...own }
  const term: Term = { seconds: undefined }
  const wires: Wires = { act: (act, next) => next(act) }
  const wallet = createWallet({ ...rest, persona: phonePersona(persona, wires) })
  const url = typeof relay === 'string' ? relay : relay.url
  const { kit, close } = await createKit(url, metadata, term)
  const outbox = createOutbox()
  const sessions = createSessions(kit, outbox)
  let quiet = false

  /** What happens inside is told to no dapp. */
  const silently = (run: () => void) => {
    quiet = true
    run()
    wallet.wires.settle()
    quiet = false
  }
  const forgetSite = () => silently(() => wallet.wires.store.forbid())

  wires.act = (act, next) => {
    if (act.type !== 'revoke') return next(act)
    silently(() => next(act))
    sessions.end()
  }
  wallet.provider.on('accountsChanged', (accounts) => {
    const { origin } = wallet.wires.store
    if (!quiet) sessions.tellAccounts(accounts, { origin, chainId: wallet.chainId })
  })
  wallet.provider.on('chainChanged', (chainId) => {
    if (!quiet) sessions.tellChain(chainId)
  })

  const answers = createAnswers(
    { kit, wallet, sessions, outbox },
    { methods, sessionChains },
    silently,
  )
  kit.on('session_proposal', (proposal) => void answers.propose(proposal))
  kit.on('session_request', (request) => void answers.serve(request))
  kit.on('proposal_expire', () => wires.core?.prompts.cancel((_, kind) => kind === 'connect'))
  kit.on('session_delete', () => {
    if (sessions.list().length > 0) return
    wires.core?.prompts.cancel(() => true)
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
      term.seconds = seconds
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
