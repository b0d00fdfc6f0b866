/** Returns whether an untrusted value is an instance of a class. Returns false for a revoked proxy, for which `instanceof` throws. */
export function isInstanceOf<Instance>(
  value: unknown,
  type: new (...args: never[]) => Instance,
): value is Instance {
  try {
    return value instanceof type
  } catch {
    return false
  }
}
