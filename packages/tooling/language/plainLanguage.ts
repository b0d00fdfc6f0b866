/** Words and phrases that make a technical text hard to read. */
const obscureWords =
  /\b(nobody|whoever|whomever|meanwhile|befalls?|befallen|foretold|anew|afresh|thereby|therein|thereof|hereby|wherein|whence|lest|whatsoever|foretells?|by heart|of their own accord|such a one|in the manner of|(?:is|are|was|were|be) (?:not |never )?told|(?:is|are) none|(?:is|are|was|were|can be|to be|cannot be) had|stands? (?:in|there|on|for itself))\b/i

/** Returns the first obscure word or phrase of a text, or undefined. */
export const findObscureWord = (text: string): string | undefined => obscureWords.exec(text)?.[0]

/** Returns the lines with an obscure word, each as "12: word". Ignores the code blocks of a Markdown page. */
export function findObscureLines(page: string): string[] {
  let isCode = false
  return page.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode
    const word = isCode ? undefined : findObscureWord(line)
    return word ? [`${index + 1}: ${word}`] : []
  })
}

/** Returns whether a comment begins with a clause where a noun would do: "What a page hears" for "Page events". */
export const beginsWithClause = (comment: string): boolean =>
  /^[\s*]*(What|Whatever|Who|Whoever|Whom|Whose|Where|Wherever|That|How)\b(?![^.`]*\?(?:\s|$))/.test(
    comment,
  )
