/** Waits until all promises settle. Throws the only error, or an Error with the messages of several. */
export async function settleAll(ends: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(ends)
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new Error(errors.map(({ message }) => message).join('\n'))
}
