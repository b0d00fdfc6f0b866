/** Returns the result of `act`, or undefined if it throws. */
export function ignoreErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
