type Core = {
  heartbeat: { stop(): void }
  relayer: { transportClose(): Promise<void> }
}

const never = () => new Promise<never>(() => {})

/**
 * Ends the core of an SDK, which would otherwise reconnect again and again, without a pause. The SDK stores it in
 * `globalThis` under `prefix`, its `customStoragePrefix`.
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
