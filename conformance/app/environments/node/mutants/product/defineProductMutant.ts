/** A deliberate fault in the connection, and the cell that must fail with it. */
export type ProductMutant = {
  id: string
  /** The fault in a few words. */
  description: string
  /** Path below `packages/connect/src`. */
  file: string
  /** Text to replace; it must occur exactly once. */
  from: string
  /** Text that replaces `from`. */
  to: string
  caughtBy: string
  /** Text that the message of the failed cell must contain. Default: any message is accepted. */
  message?: string
}

export const defineProductMutant = (
  id: string,
  caughtBy: string,
  fault: Omit<ProductMutant, 'id' | 'caughtBy'>,
): ProductMutant => ({ id, caughtBy, ...fault })
