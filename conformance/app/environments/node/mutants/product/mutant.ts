/** A small fault in the connection, and the cell that must catch it. */
export type ProductMutant = {
  id: string
  /** The fault in a few words. */
  what: string
  /** Path below `packages/connect/src`. */
  file: string
  /** Text to replace; it must occur exactly once. */
  from: string
  /** Replacement. */
  to: string
  caughtBy: string
  /** Text that the fault message of the cell must contain. Default: any message counts. */
  says?: string
}

/** Creates a mutant from positional arguments. */
export const mutant = (
  id: string,
  what: string,
  file: string,
  from: string,
  to: string,
  caughtBy: string,
  says?: string,
): ProductMutant => ({
  id,
  what,
  file,
  from,
  to,
  caughtBy,
  ...(says === undefined ? {} : { says }),
})
