/**
 * Escapes a text that others wrote, for display. Escapes characters that move the cursor, set colors, change
 * the direction of the text or are invalid in XML. Keeps line breaks and tabs.
 *
 * @example
 * printable('\u001b[2J') // '\\u001b[2J'
 */
export const printable = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
