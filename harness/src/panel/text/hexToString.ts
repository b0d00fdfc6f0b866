export const isHex = (text: string): boolean => /^0x[0-9a-f]*$/i.test(text)

/** Decodes hex bytes as UTF-8 text. Returns the hex itself if they are not valid UTF-8. */
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
