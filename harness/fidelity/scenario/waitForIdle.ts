/** Waits for six turns of the event loop, so that streams, promises and `nextTick` callbacks can finish. */
export async function waitForIdle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
