/**
 * Escapes characters that move the cursor, set colors, change the direction of the text or are invalid in XML. Keeps
 * line breaks and tabs.
 */
export const escapeForDisplay = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )

/**
 * Escapes a text for a line of a terminal, and commands of GitHub's runner: `::` at the start, `##[` anywhere.
 *
 * @see https://github.com/actions/runner/blob/v2.328.0/src/Runner.Common/ActionCommand.cs
 */
export const escapeForLine = (text: string): string =>
  escapeForDisplay(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
    .replaceAll('##[', '#\\u0023[')
