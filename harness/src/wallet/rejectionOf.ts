type Rejection = { code?: number | string; message?: string }

/**
 * Returns the code and the message that a test gives to `reject()`. Spreading the argument would lose the message of an
 * `Error`, and would make one field of each letter of a text.
 *
 * @throws {TypeError} if the argument is no object
 */
export function rejectionOf(error: Rejection): Rejection {
  if (typeof error !== 'object' || error === null)
    throw new TypeError(`reject() takes { code, message }, not ${JSON.stringify(error)}.`)
  if (!(error instanceof Error)) return error
  const { code, message } = error as Rejection
  return { ...(code !== undefined && { code }), ...(message !== undefined && { message }) }
}
