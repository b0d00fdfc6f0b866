/** One small fault in the connection, and the cell that must catch it. */
export type ProductMutant = {
  id: string
  /** What is wrong, in a few words. */
  what: string
  /** Below `packages/connect/src`. */
  file: string
  /** This text, which stands there once… */
  from: string
  /** …becomes this. */
  to: string
  caughtBy: string
  /** What that cell must say, where any complaint of it will not do. */
  says?: string
}

/** One of them, in one line. */
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
