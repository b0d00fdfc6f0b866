import type { WalletKit } from '@reown/walletkit'
import { closeSdkCore } from './closeSdkCore.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Metadata } from './phoneMetadata.ts'

export type Kit = Awaited<ReturnType<typeof WalletKit.init>>

type KitCore = Kit['core']

/** Duration of new sessions in seconds. Undefined keeps the SDK's default of a week. */
export type SessionLifetime = { seconds: number | undefined }

let phones = 0

/** Creates the real SDK of WalletConnect wallets, without storage on disk. It connects only to the relay. */
export async function createWalletKit(
  relayUrl: string,
  metadata: Metadata,
  lifetime: SessionLifetime,
): Promise<{ kit: Kit; close(): Promise<void> }> {
  // The imports take 300 ms, so they load only when a test uses a phone.
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  // Name that is unique for this phone. The SDK stores its core in `globalThis` under this name.
  const prefix = `touchstone-phone-${++phones}`
  // The cast is needed because the SDK's own types disagree on `undefined` (exactOptionalPropertyTypes).
  const core = new Core({
    relayUrl,
    projectId: 'touchstone',
    customStoragePrefix: prefix,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: 'silent',
  }) as KitCore
  // The original functions contact WalletConnect's hosts `pulse.` and `verify.`.
  core.eventClient.init = async () => {}
  core.verify.resolve = async () => unverified
  setSessionLifetime(core, lifetime)
  const kit = await WalletKit.init({
    core,
    metadata,
    // The SDK's queue waits a second between two requests.
    signConfig: { disableRequestQueue: true },
  })
  // The sign client has its own logger, which writes to standard output.
  kit.engine.signClient.logger.level = 'silent'

  return {
    kit,
    close: () => {
      kit.events.removeAllListeners()
      return closeSdkCore(core, prefix)
    },
  }
}

// Result of the original function when the environment variable `IS_VITEST` is `true`.
const unverified = '' as unknown as Awaited<ReturnType<KitCore['verify']['resolve']>>

/** Changes the duration of new sessions. The SDK fixes it to seven days and has no option for it. */
function setSessionLifetime({ crypto }: KitCore, lifetime: SessionLifetime): void {
  const { encode } = crypto
  crypto.encode = (topic, payload, options) => {
    if (
      lifetime.seconds !== undefined &&
      'method' in payload &&
      payload.method === 'wc_sessionSettle'
    )
      payload.params.expiry = Math.floor(Date.now() / 1000) + lifetime.seconds
    return encode.call(crypto, topic, payload, options)
  }
}
