/**
 * Returns whether a comment begins with a clause where a noun would do: "What a page hears" for "Page events".
 *
 * @param comment text without its delimiters
 */
export const beginsWithClause = (comment: string): boolean =>
  /^[\s*]*(What|Whatever|Who|Whoever|Whom|Whose|Where|Wherever|That|How)\b(?![^.`]*\?(?:\s|$))/.test(
    comment,
  )
