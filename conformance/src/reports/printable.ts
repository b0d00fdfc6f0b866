/**
 * What somebody else said, in a line for a person: what would move the cursor, colour the rest or turn it
 * round is written out. So is what no XML can hold. Lines and tabs stay.
 *
 * @example
 * printable('\u001b[2J') // '\\u001b[2J'
 */
export const printable = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
