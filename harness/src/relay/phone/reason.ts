/** Whatever the engine threw, as the wire takes it: an integer and a text. */
export function reasonOf(thrown: unknown): { code: number; message: string; data?: string } {
  const { code, message, data } = (thrown ?? {}) as Record<string, unknown>
  return {
    code: Number.isInteger(code) ? Number(code) : 5000,
    message: typeof message === 'string' && message !== '' ? message : String(thrown),
    // The SDK's type says string; it sends whatever it is given, and wallets give it objects.
    ...(data === undefined ? {} : { data: data as string }),
  }
}
