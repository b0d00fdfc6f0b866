/** The parts of the SDK's core that are needed to end it. */
type Core = {
  heartbeat: { stop(): void }
  relayer: { transportClose(): Promise<void> }
}

const never = () => new Promise<never>(() => {})

/**
 * Ends the core of an SDK, which otherwise reconnects to a missing relay again and again, without a pause.
 *
 * @param prefix the SDK's `customStoragePrefix`, under which it stores its core in `globalThis`
 * /
 */
export async function closeSdkCore(core: Core, prefix: string): Promise<void> {
  core.heartbeat.stop()
  const closed = core.relayer.transportClose()
  // Replaces the functions that open a connection with one whose promise never settles.
  Object.assign(core.relayer, {
    connect: never,
    createProvider: never,
    request: never,
    transportOpen: never,
  })
  for (const key of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
    Reflect.deleteProperty(globalThis, key)
  await closed
}
