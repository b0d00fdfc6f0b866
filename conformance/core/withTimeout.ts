/** Waits for a promise. Resolves with `late` after `ms`. */
export async function withTimeout<T, L>(promise: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
