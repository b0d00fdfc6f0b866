/** Freezes a value deeply. */
export function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const key of Object.keys(value)) freezeDeep((value as Record<string, unknown>)[key])
}

/** Writes into a result, as a careless dapp would. A frozen result stays as it is. */
export function mutateResult(value: unknown): void {
  try {
    if (Array.isArray(value)) value.splice(0, value.length, 'spoiled')
    else if (typeof value === 'object' && value !== null)
      (value as Record<string, unknown>).spoiled = true
  } catch {
    // A frozen result is as safe as a copy.
  }
}
