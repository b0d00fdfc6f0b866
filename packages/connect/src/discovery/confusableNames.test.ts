import lookalikes from 'unhomoglyph/data.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import { isDoubtful, isImitation, skeletonOf } from './confusableNames.ts'

/** Returns the look-alikes of a letter, in lower or upper case, that Unicode (UTS 39) lists, except a–z and A–Z. */
const imitations = (letter: string): string[] => {
  const cases = [letter.toLowerCase(), letter.toUpperCase()]
  // Unicode lists the look-alikes of "I" under "l", those of "m" under "rn", and those of "0" under "O".
  const seen = cases.map((one) => ({ I: 'l', m: 'rn', '0': 'O' })[one] ?? one)
  return Object.entries(lookalikes)
    .filter(([, prototype]) => seen.includes(prototype))
    .map(([sign]) => sign)
    .filter((sign) => !/^[a-z]+$/i.test(sign))
}

const isMarked = (name: string, original: string) =>
  isDoubtful(name) || skeletonOf(name) === skeletonOf(original)

test.each(defaultWallets)(
  '$name: detects every letter that is replaced by a look-alike',
  ({ name }) => {
    const fakes = [...name].flatMap((letter, at) =>
      imitations(letter).map((sign) => name.slice(0, at) + sign + name.slice(at + 1)),
    )
    expect(fakes.length).toBeGreaterThan(100)
    expect(fakes.filter((fake) => !isMarked(fake, name))).toEqual([])
  },
)

/** Scripts with enough look-alikes for a whole name. Armenian, Coptic and Deseret have too few. */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Cherokee', 'Lisu']

test.each(scripts)(
  'detects names that are written in look-alikes of the script %s only',
  (script) => {
    const isOf = new RegExp(`^\\p{Script=${script}}$`, 'u')
    const fakes = defaultWallets.flatMap(({ name }) => {
      const signs = [...name.replace(/ /g, '')].map((letter) =>
        imitations(letter).filter((one) => isOf.test(one)),
      )
      if (signs.some((some) => !some.length)) return []
      return [0, 1, 2].map((nth) => ({
        name,
        fake: signs.map((some) => some[nth % some.length]).join(''),
      }))
    })
    expect(fakes).not.toEqual([])
    expect(fakes.filter(({ name, fake }) => !isMarked(fake, name))).toEqual([])
  },
)

test.each([
  ['another case', 'metamask'],
  ['spaces and signs', 'Meta-Mask ™'],
  ['marks', 'MétaMãsk'],
  ['full width', 'ＭｅｔａＭａｓｋ'],
  ['mathematical letters', '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤'],
  ['"rn"', 'rnetaMask'],
  ['a number, as rows of one identity have', 'MetaMask 2'],
  ['the word "wallet"', 'MetaMask Wallet'],
  ['Cyrillic alone', 'МЕТАМАЅК'],
  ['small Cyrillic letters', 'метамаѕк'],
])('%s: %s has the skeleton of MetaMask', (_, name) => {
  expect(skeletonOf(name)).toBe(skeletonOf('MetaMask'))
})

test.each([
  ['I and l', 'BlNANCE', 'Binance Wallet'],
  ['1', 'B1tget', 'Bitget'],
  ['0', 'Rainb0w', 'Rainbow'],
  ['Cyrillic alone', 'ВІТԌЕТ', 'Bitget'],
  ['Greek alone', 'ΤΟΚΕΝΡΟϹΚΕΤ', 'TokenPocket'],
])('%s: %s has the skeleton of %s, %s', (_, name, original) => {
  expect(skeletonOf(name)).toBe(skeletonOf(original))
})

test.each([
  ['Cyrillic in Latin', 'МetaMask'],
  ['Greek in Latin', 'MetaMαsk'],
  ['Cherokee', 'ᎷᎬᎢᎪ'],
  ['Lisu', 'ꓟꓰꓔꓮ'],
  ['phonetic Latin', 'MetaMɑsk'],
  ['a mathematical sign', 'Met⍺Mask'],
  ['mathematical letters', '𝐖𝐚𝐥𝐥𝐞𝐭'],
  ['an rdns in brackets', 'MetaMask (io.metamask)'],
  ['an rdns in a bracket that is cut off', 'MetaMask (io.metamas'],
  ['an rdns in other brackets', 'MetaMask 「io.metamask」'],
  ['an rdns in full-width brackets', 'MetaMask（io．metamask）'],
  ['a bracket, and a number as a row has', 'MetaMask (io.metamask) 2'],
  ['an rdns without brackets', 'Fox io.metamask'],
  ['an rdns in angle brackets', 'Fox <com.fox.wallet>'],
  ['an rdns after a dash', 'Fox — app.fox'],
  ['an rdns with full-width dots', 'Fox io．metamask'],
])('%s: %s is doubtful', (_, name) => {
  expect(isDoubtful(name)).toBe(true)
})

test.each([
  'OKX Wallet',
  'Coinbase Wallet',
  '1inch Wallet',
  'Gate.io',
  'Crypto.com | DeFi Wallet',
  'Fox v2.Beta',
  'Brave & Co.',
  'Wallet (beta)',
  'Ledger™',
  '🦊 Fox',
  '🇺🇸 Wallet',
  'Ví điện tử',
  'Łódź',
  'Søren',
  'Cüzdan ığdır',
  'Кошелёк',
  'Гаманець',
  'Πορτοφόλι',
  'محفظة',
  'کیف پول',
  'ארנק',
  '钱包',
  'imToken 钱包',
  'ウォレット Wallet 財布',
  '지갑 Wallet',
  'วอลเล็ต',
  'वॉलेट',
])('%s is not doubtful', (name) => {
  expect(isDoubtful(name)).toBe(false)
})

test.each(['钱包', 'محفظة', 'Кошелёк', '404', '🦊', 'Wallet'])(
  '%s has a non-empty skeleton',
  (name) => {
    expect(skeletonOf(name)).not.toBe('')
  },
)

const skeletons = defaultWallets.map(({ name }) => skeletonOf(name))

test.each([
  'MetaMask io.metamask',
  'MetaMask — io.metamask',
  'MetaMask <io.metamask>',
  'MetaMask |io.metamask|',
  'MetaMask Official',
  'Official МЕТАМАЅК',
  'Meta Mask (verified)',
  'MetaMask v12',
  'MetaMask1 Extension',
  '1 MetaMask',
  'Meta🦊Mask Extension',
  'MetaMasks',
  'MyMetaMaskPro',
  'Gate Web3',
  'Rabby Wallet io.rabby',
  'Binance Web3 Wallet',
])('%s imitates a wallet of the catalogue', (name) => {
  expect(isImitation(name, skeletons)).toBe(true)
})

test.each([
  'Navigate',
  'Gateway Wallet',
  'Meta Wallet',
  'Token Wallet',
  'Connect Wallet',
  'Bit Wallet',
  'Rain',
  'Wallet',
  '🦊',
  '钱包',
])('%s imitates no wallet of the catalogue', (name) => {
  expect(isImitation(name, skeletons)).toBe(false)
})
