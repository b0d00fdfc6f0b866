/** Words and phrases that make a technical text hard to read. */
const obscureWords =
  /\b(nobody|whoever|whomever|meanwhile|befalls?|befallen|foretold|anew|afresh|thereby|therein|thereof|hereby|wherein|whence|lest|whatsoever|foretells?|by heart|of their own accord|such a one|in the manner of|(?:is|are|was|were|be) (?:not |never )?told|(?:is|are) none|(?:is|are|was|were|can be|to be|cannot be) had|stands? (?:in|there|on|for itself))\b/i

/** Returns the first obscure word or phrase of a text, or undefined. */
export const findObscureWord = (text: string): string | undefined => obscureWords.exec(text)?.[0]
