import { ignoreErrors } from './ignoreErrors.ts'

/** Returns whether an untrusted value is an instance of a class. False for a revoked proxy, where `instanceof` throws. */
export function isInstanceOf<Instance>(
  value: unknown,
  type: new (...args: never[]) => Instance,
): value is Instance {
  return ignoreErrors(() => value instanceof type) === true
}
