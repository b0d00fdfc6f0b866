/** Faults in an error of a wallet: it needs an integer code and a message (EIP-1193, "Errors"). */
export const errorFaults = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [`rejects with ${typeof error}`]
  const { code, message } = error as { code?: unknown; message?: unknown }
  return [
    ...(Number.isSafeInteger(code)
      ? []
      : [`rejects with the code ${String(code)}: ${String(message)}`]),
    ...(typeof message === 'string' && message !== '' ? [] : ['rejects without a message']),
  ]
}
