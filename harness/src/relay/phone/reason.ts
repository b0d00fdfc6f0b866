/** Converts an error of the engine to the protocol's format: an integer code and a text. */
export function reasonOf(thrown: unknown): { code: number; message: string; data?: string } {
  const { code, message, data } = (thrown ?? {}) as Record<string, unknown>
  return {
    code: Number.isInteger(code) ? Number(code) : 5000,
    message: typeof message === 'string' && message !== '' ? message : String(thrown),
    // The SDK's type says string. It sends any value, and wallets pass objects.
    ...(data === undefined ? {} : { data: data as string }),
  }
}
