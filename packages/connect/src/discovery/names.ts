/**
 * Reduces a name to what it looks like: two names with one skeleton can be taken for each other. Case, marks,
 * spaces, a number at the end and the word "wallet" at the end do not count.
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function skeletonOf(name: string): string {
  const latin = [...name.replace(/™/g, '').normalize('NFD').toUpperCase()].map(
    (sign) => lookalikes.find((signs) => signs.includes(sign))?.[0] ?? sign,
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

/**
 * Returns whether a name that a wallet chose calls for its rdns: it mixes alphabets (UTS 39, "highly restrictive"), it has
 * letters or symbols in no everyday use, which pass for plain letters, or it ends as a row does that shows its rdns,
 * with a dot in brackets.
 *
 * @see https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
export function isDoubtful(name: string): boolean {
  const signs = name.normalize('NFD')
  return (
    rare.test(signs) ||
    !alphabets.some((alphabet) => alphabet.test(signs)) ||
    /\p{Ps}[^\p{Pe}]*\p{Po}/u.test(name)
  )
}

/** Mathematical letters; symbols other than emoji; phonetic and medieval letters. */
const rare =
  /(?=\p{L})\p{scx=Common}|(?![\p{Emoji}\p{ASCII}])[\p{Sm}\p{Sk}\p{So}\p{No}]|[\u0180-\u02af\u1c80-\u1dbf\u1efa-\u1eff\u2c60-\u2c7f\ua640-\ua7ff\uab30-\uab6f]/u

/**
 * Scripts in everyday use, by their ISO 15924 codes; those of one group may be mixed, with what belongs to no script.
 *
 * @see https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts
 */
const alphabets = (
  'LatnHaniHiraKana LatnHaniBopo LatnHaniHang Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr ' +
  'Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
)
  .split(' ')
  .map((scripts) => new RegExp(`^[${`${scripts}ZyyyZinh`.replace(/..../g, '\\p{scx=$&}')}]*$`, 'u'))

/** Capital letters of other alphabets, after the Latin one that they look like. Whole names can be written in them. */
const lookalikes =
  'AΑА BΒВЬ CСϹ EΕЕҼ GԌ HΗНҺ IΙІӀ KΚКĸ MΜМ NΝ OΟОØՕ〇Σ PΡР RГ SЅ TΤТ WԜ XΧХ YΥУҮ'.split(' ')
