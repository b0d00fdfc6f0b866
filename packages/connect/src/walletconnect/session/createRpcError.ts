/** Creates a provider error: an `Error` with a code (EIP-1193, "ProviderRpcError"). */
export function createRpcError(
  code: number,
  message: string,
  { data, cause }: { data?: unknown; cause?: unknown } = {},
): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), {
    code,
    ...(data !== undefined && { data }),
  })
}
