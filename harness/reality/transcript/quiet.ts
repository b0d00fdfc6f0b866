/** Resolves when streams, promises and `nextTick` have all had their turns, several times over. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
