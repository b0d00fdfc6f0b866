/** As much of the SDK's core as its end needs. */
type Core = {
  heartbeat: { stop(): void }
  relayer: { transportClose(): Promise<void> }
}

const never = () => new Promise<never>(() => {})

/**
 * Ends an SDK for good. It has no end of its own: a message that it could not send makes it dial a relay
 * that is gone, over and over, without a pause.
 *
 * @param prefix its `customStoragePrefix`: under it the SDK keeps its core in `globalThis`
 */
export async function endCore(core: Core, prefix: string): Promise<void> {
  core.heartbeat.stop()
  const closed = core.relayer.transportClose()
  // Each way that leads to a new connection.
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
