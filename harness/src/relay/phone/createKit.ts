import type { WalletKit } from '@reown/walletkit'
import { endCore } from './endCore.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Metadata } from './metadata.ts'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

type KitCore = Kit['core']

/** How long a session lasts, where the phone wants it otherwise than for a week: in seconds. */
export type Term = { seconds: number | undefined }

let phones = 0

/** The real SDK of wallets, with no disk under it and no host beside the relay. */
export async function createKit(
  relayUrl: string,
  metadata: Metadata,
  term: Term,
): Promise<{ kit: Kit; close(): Promise<void> }> {
  // 300 ms to import: only who has a phone pays for it.
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  // The SDK keeps its cores under `globalThis`, by this name.
  const prefix = `touchstone-phone-${++phones}`
  // The SDK's own types disagree on `undefined` (exactOptionalPropertyTypes).
  const core = new Core({
    relayUrl,
    projectId: 'touchstone',
    customStoragePrefix: prefix,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: 'silent',
  }) as KitCore
  // The two that would ask other hosts: `pulse.` at the start, `verify.` at every request.
  core.eventClient.init = async () => {}
  core.verify.resolve = async () => unverified
  shorten(core, term)
  const kit = await WalletKit.init({
    core,
    metadata,
    // Its queue leaves a second between two requests.
    signConfig: { disableRequestQueue: true },
  })
  // It makes a logger of its own, which writes to standard output.
  kit.engine.signClient.logger.level = 'silent'

  return {
    kit,
    close: () => {
      kit.events.removeAllListeners()
      return endCore(core, prefix)
    },
  }
}

// What `IS_VITEST=true` makes the SDK answer, without a change to the whole process.
const unverified = '' as unknown as Awaited<ReturnType<KitCore['verify']['resolve']>>

/** The SDK settles every session for seven days, and offers no say. */
function shorten({ crypto }: KitCore, term: Term): void {
  const { encode } = crypto
  crypto.encode = (topic, payload, options) => {
    if (term.seconds !== undefined && 'method' in payload && payload.method === 'wc_sessionSettle')
      payload.params.expiry = Math.floor(Date.now() / 1000) + term.seconds
    return encode.call(crypto, topic, payload, options)
  }
}
