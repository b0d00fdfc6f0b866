/** Freezes a value and all that it holds. */
export function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const key of Object.keys(value)) freezeDeep((value as Record<string, unknown>)[key])
}

/** Writes into a result, as a careless dapp would. A frozen one stays as it is. */
export function spoil(value: unknown): void {
  try {
    if (Array.isArray(value)) value.splice(0, value.length, 'spoiled')
    else if (typeof value === 'object' && value !== null)
      (value as Record<string, unknown>).spoiled = true
  } catch {
    // A frozen result cannot be spoiled, which is as good as a copy.
  }
}
