export const isHex = (text: string): boolean => /^0x[0-9a-f]*$/i.test(text)

/** The text that hex bytes spell (UTF-8); where they spell none, the hex itself. */
export function hexToString(hex: string): string {
  const bytes = hex.slice(2).match(/../g) ?? []
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
    )
  } catch {
    return hex
  }
}
