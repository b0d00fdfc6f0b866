/**
 * Escapes a text that others wrote, for display. Escapes characters that move the cursor, set colors, change
 * the direction of the text or are invalid in XML. Keeps line breaks and tabs.
 *
 * @example
 * escapeForDisplay('\u001b[2J') // '\\u001b[2J'
 */
export const escapeForDisplay = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )

/**
 * Escapes a text that others wrote, for a line of a terminal. Replaces line breaks by spaces. GitHub's runner would run
 * a line that begins with `::`, also after spaces, or contains `##[`, so this escapes them too.
 *
 * @see https://github.com/actions/runner/blob/v2.328.0/src/Runner.Common/ActionCommand.cs
 * @example
 * escapeForLine('::error::x\n##[warning]y') // '\\u003a:error::x #\\u0023[warning]y'
 */
export const escapeForLine = (text: string): string =>
  escapeForDisplay(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
    .replaceAll('##[', '#\\u0023[')
