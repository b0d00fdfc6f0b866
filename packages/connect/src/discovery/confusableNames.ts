/**
 * Returns the skeleton of a name, similar to that of UTS 39: names with the same skeleton look alike. Ignores case,
 * diacritics, spaces, punctuation, a trailing number and a trailing "wallet".
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function skeletonOf(name: string): string {
  const latin = [...name.replace(/™/g, '').normalize('NFD').toUpperCase()].map(
    (sign) => lookalikes.find((characters) => characters.includes(sign))?.[0] ?? sign,
  )
  return (
    latin
      .join('')
      .normalize('NFKD')
      .toUpperCase()
      .replace(/[^\p{L}]+$/u, '')
      .replace(/[^\p{L}\p{N}|]/gu, '')
      .replace(/[1L|]/g, 'I')
      .replace(/0/g, 'O')
      .replace(/RN/g, 'M')
      .replace(/(.)WAIIET$/, '$1') || name
  )
}

/** Returns whether words of a name have one of these skeletons. One of seven letters or more also counts in a word. */
export function isImitation(name: string, skeletons: readonly string[]): boolean {
  const words = name.split(/[^\p{L}\p{N}|]/gu)
  return words.some((_, start) =>
    words.some((_, end) => {
      const part = skeletonOf(words.slice(start, end + 1).join(''))
      return skeletons.some((one) => part === one || (one.length > 6 && part.includes(one)))
    }),
  )
}

/**
 * Returns whether the row must show the rdns beside an announced name. True if the name mixes alphabets (UTS 39,
 * "highly restrictive"), has rare letters or symbols that look like plain letters, or resembles a row that shows its
 * rdns: it has punctuation in brackets, or a label of two or three letters and a dot before a letter.
 *
 * @see https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
export function isDoubtful(name: string): boolean {
  const signs = name.normalize('NFD')
  return (
    rareCharacters.test(signs) ||
    !scriptPatterns.some((alphabet) => alphabet.test(signs)) ||
    /\p{Ps}[^\p{Pe}]*\p{Po}|(^|\P{L})\p{L}{2,3}[.․．]\p{L}/u.test(name)
  )
}

/** Mathematical letters, symbols other than emoji, and phonetic and medieval letters. */
const rareCharacters =
  /(?=\p{L})\p{scx=Common}|(?![\p{Emoji}\p{ASCII}])[\p{Sm}\p{Sk}\p{So}\p{No}]|[\u0180-\u02af\u1c80-\u1dbf\u1efa-\u1eff\u2c60-\u2c7f\ua640-\ua7ff\uab30-\uab6f]/u

/**
 * Patterns of the scripts in everyday use, by their ISO 15924 codes. A name may mix the scripts of one pattern, and
 * characters without a script.
 *
 * @see https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts
 */
const scriptPatterns = (
  'LatnHaniHiraKana LatnHaniBopo LatnHaniHang Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr ' +
  'Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
)
  .split(' ')
  .map((scripts) => new RegExp(`^[${`${scripts}ZyyyZinh`.replace(/..../g, '\\p{scx=$&}')}]*$`, 'u'))

/** Groups of letters that look alike: a Latin capital, then letters of other alphabets. */
const lookalikes =
  'AΑА BΒВЬ CСϹ EΕЕҼ GԌ HΗНҺ IΙІӀ KΚКĸ MΜМ NΝ OΟОØՕ〇Σ PΡР RГ SЅ TΤТ WԜ XΧХ YΥУҮ'.split(' ')
